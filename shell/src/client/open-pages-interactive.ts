/** Loaded by the script of open pages at the first interaction: makes a static header interactive. */
import './foreign-changes';
import './provide-runtime';
import { MOUNT_HEADER } from '../page-state/site-chrome-data';
import { mountHeader } from './site-chrome/mount-header';

(globalThis as { [MOUNT_HEADER]?: typeof mountHeader })[MOUNT_HEADER] = mountHeader;
