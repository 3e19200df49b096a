/**
 * One spelling for all that a shopper may type of a word or a name: 'Høyttaler', 'hoyttaler' and 'hoeyttaler' are 'hoyttaler', in composed
 * and decomposed letters. What is compared is folded alike, so it does not matter that 'poesi' becomes 'posi'.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/æ|a[ae]/g, 'a')
    .replace(/øe?|oe/g, 'o');
