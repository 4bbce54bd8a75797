/** The routes of the app (spec section 2). */
export const paths = {
  login: '/login',
  register: '/register',
  imprint: '/imprint',
  privacy: '/legal-notice',
  board: '/applications',
  list: '/applications/list',
  archive: '/applications/archive',
  newApplication: '/applications/new',
  editRoute: '/applications/edit/:id?',
  editApplication: (id: number) => `/applications/edit/${id}`,
  newCompany: '/companies/new',
  /** Beyond the spec, and only where the server announces it. */
  account: '/account',
  /** Leaving by a route, so that a form with unsaved input can ask first. */
  logOut: '/logout',
} as const;

const pathsWithView: readonly string[] = [paths.board, paths.list, paths.archive];

/** Whether search, filters and order apply to a screen. */
export function hasView(path: string): boolean {
  return pathsWithView.includes(path);
}
