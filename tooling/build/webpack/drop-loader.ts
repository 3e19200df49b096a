/** Global style sheets mean nothing on the server. */
const drop = (): string => '';
export default drop;
