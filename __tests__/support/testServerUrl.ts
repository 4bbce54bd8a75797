/** Where the real server of this test run listens, without a slash at the end. */
export function testServerUrl(): string {
  const url = process.env.TEST_API_URL;
  if (!url) throw new Error('No test server: TEST_API_URL is not set.');
  return url;
}

/** The base of all calls, as `VITE_API_BASE_URL` is for a built client. */
export function testApiUrl(): string {
  return `${testServerUrl()}/api`;
}
