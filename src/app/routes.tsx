import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../domain/paths';
import { AppFrame } from './AppFrame';
import { FaultPage } from './FaultPage';
import { GuestsOnly, MembersOnly } from './guards';
import { screens } from './screens';

/** The routes of spec section 2. */
export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    errorElement: <FaultPage />,
    hydrateFallbackElement: <></>,
    children: [
      {
        errorElement: <FaultPage />,
        children: [
          { path: paths.imprint, lazy: { Component: screens.imprint } },
          { path: paths.privacy, lazy: { Component: screens.privacy } },
          {
            element: <GuestsOnly />,
            children: [
              { path: paths.login, lazy: { Component: screens.login } },
              { path: paths.register, lazy: { Component: screens.register } },
            ],
          },
          {
            element: <MembersOnly />,
            children: [
              { path: paths.board, lazy: { Component: screens.board } },
              { path: paths.newApplication, lazy: { Component: screens.newApplication } },
              { path: paths.editRoute, lazy: { Component: screens.editApplication } },
              { path: paths.newCompany, lazy: { Component: screens.newCompany } },
              { path: paths.logOut, lazy: { Component: screens.logOut } },
            ],
          },
          { path: '*', element: <Navigate to={paths.login} replace /> },
        ],
      },
    ],
  },
];
