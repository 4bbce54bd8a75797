import { lazyScreen } from './lazyScreen';

/** The screens of spec section 2 and those beyond it, each with its own code. */
export const screens = {
  login: lazyScreen(async () => (await import('../features/session/LoginPage')).LoginPage),
  register: lazyScreen(async () => (await import('../features/session/RegisterPage')).RegisterPage),
  logOut: lazyScreen(async () => (await import('../features/session/LogOutPage')).LogOutPage),
  imprint: lazyScreen(async () => (await import('../features/legal/ImprintPage')).ImprintPage),
  privacy: lazyScreen(async () => (await import('../features/legal/PrivacyPage')).PrivacyPage),
  board: lazyScreen(async () => (await import('../features/board/BoardPage')).BoardPage),
  list: lazyScreen(async () => (await import('../features/board/table/ListPage')).ListPage),
  archive: lazyScreen(async () => (await import('../features/board/table/ArchivePage')).ArchivePage),
  account: lazyScreen(async () => (await import('../features/account/AccountPage')).AccountPage),
  newApplication: lazyScreen(
    async () => (await import('../features/applications/NewApplicationPage')).NewApplicationPage,
  ),
  editApplication: lazyScreen(
    async () => (await import('../features/applications/EditApplicationPage')).EditApplicationPage,
  ),
  newCompany: lazyScreen(
    async () => (await import('../features/companies/NewCompanyPage')).NewCompanyPage,
  ),
};
