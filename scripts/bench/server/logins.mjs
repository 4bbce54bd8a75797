const aSecond = 10;

/** Who has not been answered yet does not try again: the line stays as long at any speed. */
const atMostWaiting = 10;

/**
 * Ten logins a second from now on, as far as the server keeps up with them.
 *
 * @param {string} origin
 * @param {{ email: string, password: string }} credentials
 */
export function startLogins(origin, credentials) {
  const start = performance.now();
  /** @type {Set<Promise<void>>} */
  const waiting = new Set();
  let done = 0;
  /** @type {string | undefined} */
  let fault;

  const logIn = async () => {
    const response = await fetch(`${origin}/api/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    await response.arrayBuffer();
    if (response.status === 200) done += 1;
    else fault = `a login with status ${response.status}`;
  };

  const timer = setInterval(() => {
    if (waiting.size >= atMostWaiting) return;
    const login = logIn()
      .catch((error) => void (fault = `a login: ${error.message}`))
      .finally(() => waiting.delete(login));
    waiting.add(login);
  }, 1000 / aSecond);

  return {
    /** Waits for the last one, and tells how many a second were let in until now. */
    async stop() {
      clearInterval(timer);
      const rate = done / ((performance.now() - start) / 1000);
      await Promise.all(waiting);
      return { rate, fault: done === 0 ? (fault ?? 'no login') : fault };
    },
  };
}
