/** The pictures of the reference catalogue are the stories' product pictures. */
export default { publicDir: 'shop-api/pictures' };
