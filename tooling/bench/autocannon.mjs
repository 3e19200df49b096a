/** The load generator of every bench, also of those of the API: installed once, with the tools for measuring. */
export { default as autocannon } from 'autocannon';
