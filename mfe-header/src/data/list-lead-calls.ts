/** Fetched when someone comes near the menus. */
export { fetchListLeads } from 'shared-domain/catalogue/io';
