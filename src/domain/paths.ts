/** The routes of the app (spec section 2). */
export const paths = {
  login: '/login',
  register: '/register',
  imprint: '/imprint',
  privacy: '/legal-notice',
  board: '/applications',
  newApplication: '/applications/new',
  editApplication: (id: number) => `/applications/edit/${id}`,
  newCompany: '/companies/new',
} as const;
