/** Known to everyone: the login page announces it and fills it in. */
export const demoAccount = {
  username: 'Demo',
  email: 'demo@example.org',
  password: 'demo-bewerbungen',
};

export function isDemo({ email }: { email: string }): boolean {
  return email === demoAccount.email;
}
