export { brandLoader as loader } from '../data/lazy-loaders';
