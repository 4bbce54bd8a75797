/** Known to everyone: the login page announces it and fills it in. */
export const demoAccount = {
  username: 'Demo',
  email: 'demo@example.org',
  password: 'demo-bewerbungen',
};
