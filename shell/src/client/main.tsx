import 'shared-domain/ui/tokens.css';
import { startShop } from './start-shop';

startShop();
