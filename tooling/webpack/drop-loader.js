/** Global style sheets mean nothing on the server. */
module.exports = () => '';
