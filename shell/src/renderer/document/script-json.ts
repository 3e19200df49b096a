/** JSON that can be the content of a script element: no `</script>`, no comment opener, no line separators. */
export const jsonForScript = (value: object): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
