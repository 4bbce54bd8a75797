/** Lets the browser save a text the way it saves a download. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this; until then its address has to lead there.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
