export default async function stopTestServer() {
  await globalThis.stopTestServer?.();
}
