// Comes long before the bundle, so that a page hardly flashes in a scheme that was switched off.
// Without a choice the attribute is absent and the system decides.
try {
  var scheme = localStorage.getItem('colorScheme');
  if (scheme === 'light' || scheme === 'dark') {
    document.documentElement.setAttribute('data-color-scheme', scheme);
  }
} catch (error) {
  // Storage is forbidden here: the system decides.
}
