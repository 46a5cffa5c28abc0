import { sessionTexts } from '@foyer/contract/accounts/messages/sessions'

const first = (text: string, known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(text))?.[1]

/** Order matters: most browsers also claim to be the ones before them. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** What a browser says of itself, in words that its owner recognises. */
export function browserName(userAgent: string | undefined): string {
  const browser = first(userAgent ?? '', browsers)
  const system = first(userAgent ?? '', systems)
  if (browser && system) return sessionTexts.on(browser, system)
  return browser ?? system ?? sessionTexts.unknown
}
