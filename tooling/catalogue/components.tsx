import type { GlobalProvider } from '@ladle/react';
import 'shared-domain/ui/tokens.css';
import './components.css';

/** What the shell does for every page: tokens and base styles, once. */
export const Provider: GlobalProvider = ({ children }) => <div className="catalogue-story">{children}</div>;
