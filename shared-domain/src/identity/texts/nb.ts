import { textFunction } from '../../kernel';
import type { IdentityText } from '../model';

/** Bokmål texts of login and 'Min Side'. */
export const identityText = textFunction<IdentityText>({
  logIn: 'Logg inn',
  myPage: 'Min Side',
  myPages: 'Mine sider',
  private: 'Privat',
  business: 'Bedrift',
  businessPortals: 'Bedriftsportaler',
  userName: ({ name }) => name,
});
