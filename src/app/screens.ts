/** The code of each screen, loaded when it is needed and, before that, when there is time. */
export const screens = {
  login: async () => (await import('../features/session/LoginPage')).LoginPage,
  register: async () => (await import('../features/session/RegisterPage')).RegisterPage,
  imprint: async () => (await import('../features/legal/ImprintPage')).ImprintPage,
  privacy: async () => (await import('../features/legal/PrivacyPage')).PrivacyPage,
  board: async () => (await import('../features/board/BoardPage')).BoardPage,
  newApplication: async () =>
    (await import('../features/applications/NewApplicationPage')).NewApplicationPage,
  editApplication: async () =>
    (await import('../features/applications/EditApplicationPage')).EditApplicationPage,
  newCompany: async () => (await import('../features/companies/NewCompanyPage')).NewCompanyPage,
  logOut: async () => (await import('../features/session/LogOutPage')).LogOutPage,
};
