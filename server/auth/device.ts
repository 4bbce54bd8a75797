import { serverTexts } from '../texts';

/*
 * Coarse on purpose: enough for its owner to recognise a session in a list, too
 * little to tell two people apart. The versions and all else are not kept.
 */

type Signs = readonly [sign: RegExp, name: string][];

/** The first sign that is found counts: most browsers claim to be others as well. */
const browsers: Signs = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

const systems: Signs = [
  [/\bWindows\b/, 'Windows'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

function nameIn(signs: Signs, userAgent: string): string | undefined {
  return signs.find(([sign]) => sign.test(userAgent))?.[1];
}

/** What a login came from, as „Firefox auf Windows“; empty where that is not known. */
export function deviceOf(userAgent: string | undefined): string {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  return browser && system ? serverTexts.browserOnSystem(browser, system) : (browser ?? system ?? '');
}
