const plain = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d)\s*[- ]?\s*(bhk|rk)\b/g, '$1$2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `

/** What every offer of a studio is called says nothing about which one is meant. */
const everywhere = new Set([
  'service',
  'services',
  'design',
  'designs',
  'designing',
  'of',
  'the',
  'for',
  'and',
  'house',
  'home',
  'full',
  'complete',
  'work',
  'works',
  'only',
  'new',
  'project',
  'projects',
  'residential',
])
const stemLength = 6
const stem = (word: string): string => word.slice(0, stemLength).replace(/s$/, '')
const tellingWords = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word && !everywhere.has(word))

/** What people ask for, in the words of the lists. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/\bturn ?key\b|\bend to end\b/, 'turnkey full design'],
  [/\bhouse plan\b|\belevation\b|\bnaksha\b|\bnew construction\b/, 'architecture'],
  [/\bgarden\b|\bterrace garden\b/, 'landscape'],
  [/\bre ?model\w*\b|\bre ?furbish\w*\b|\bmakeover\b/, 'renovation'],
  [/\bfurniture\b/, 'furniture ffe'],
  [/इंटीरियर|इंटेरियर/, 'interior'],
]

/** The one of the firm's scopes of work that a message asks for; undefined where none or several fit equally. */
export function scopeIn(text: string, scopes: readonly string[]): string | undefined {
  const said = plain(text)
  const wordForWord = scopes.filter((scope) => said.includes(plain(scope)))
  if (wordForWord.length > 0) return wordForWord.sort((one, other) => other.length - one.length)[0]
  const more = asked.flatMap(([pattern, words]) => (pattern.test(said) ? [words] : [])).join(' ')
  const stems = new Set(tellingWords(`${said} ${more}`).map(stem))
  const fits = (scope: string) =>
    new Set(
      tellingWords(scope)
        .map(stem)
        .filter((one) => stems.has(one)),
    ).size
  const rated = scopes.map((scope) => ({ scope, fit: fits(scope) })).filter(({ fit }) => fit > 0)
  const best = Math.max(0, ...rated.map(({ fit }) => fit))
  const most = rated.filter(({ fit }) => fit === best)
  return most.length === 1 ? most[0]?.scope : undefined
}

/** How people call the ways to a firm: what the firm's own list may call it, and what a message says. */
const ways: readonly (readonly [RegExp, RegExp])[] = [
  [/insta/, / (?:instagram|insta|insta reel|ig) /],
  [/facebook|^ fb/, / (?:facebook|fb) /],
  [/google/, / (?:google|gmb|google ads) /],
  [/99 ?acres/, / 99 ?acres(?: com)? /],
  [/magic ?bricks/, / magic ?bricks(?: com)? /],
  [/housing/, / housing com /],
  [/just ?dial/, / (?:just ?dial|jd) /],
  [/india ?mart/, / india ?mart(?: com)? /],
  [/sulekha/, / sulekha(?: com)? /],
  [/no ?broker/, / no ?broker(?: in)? /],
  [/urban ?(?:company|clap)/, / urban ?(?:company|clap) /],
  [/houzz/, / houzz(?: com)? /],
  [/live ?space/, / livspace /],
  [/you ?tube/, / (?:youtube|yt) /],
  [/linked ?in/, / linkedin /],
  [/pinterest/, / pinterest /],
  [
    /referr|reference/,
    / (?:referred by|reference|ref|recommended by|refered by|suggested by|through a friend|friend told) /,
  ],
  [/walk ?in/, / (?:walk ?in|walked in) /],
  [
    /web ?site/,
    / (?:your|ur|company) (?:web ?site|site) | (?:via|through|from|on) (?:the )?website | website se /,
  ],
  [/exhibition|expo/, / (?:exhibition|expo) /],
  [/hoarding/, / hoarding /],
  [/newspaper|print/, / newspaper /],
]

/** The links of a signature are no way to the firm. */
const links = /\bhttps?:\/\/\S+|\bwww\.\S+|\b(?:linkedin|facebook|instagram)\.com\S*/gi

/** The one of the firm's sources that a message names. */
export function sourceIn(text: string, sources: readonly string[]): string | undefined {
  const said = plain(text.replace(links, ' '))
  for (const [called, pattern] of ways) {
    const own = sources.find((source) => called.test(plain(source)))
    if (own && pattern.test(said)) return own
  }
  const told = / (?:via|from|through|on|source|saw you on|found you on) $/
  return sources.find((source) => {
    const at = said.indexOf(plain(source))
    return at >= 0 && told.test(` ${said.slice(0, at + 1)}`)
  })
}

/** What stands under 'Source'. */
export const sourceOf = (text: string, sources: readonly string[]): string | undefined =>
  sources.find((source) => plain(source) === plain(text)) ?? sourceIn(`via ${text}`, sources)
