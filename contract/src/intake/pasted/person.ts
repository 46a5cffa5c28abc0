import { capitalised, lengthOf, personName } from '../../kit/typed-text'
import { leadFormLimits } from '../../leads/limits'
import { companyEnd, isDesignation } from './card'
import { citiesIn } from './cities'

const title = /^(?:mr|mrs|ms|miss|shri|smt|sri|kum)\.?\s+/i
const courtesy = /\s+(?:ji|sir|madam|ma'am|mam|garu|saab|sahab|bhai|mobile|here|side)$/i

/** Words of messages that stand where a name could stand. */
const noName =
  /\b(?:hi|hello|hey|dear|sir|madam|mam|team|thanks?|thank you|thx|regards|pls|please|kindly|good|morning|evening|afternoon|namaste|namaskar|new|lead|leads|enquiry|inquiry|enquiries|details?|interiors?|designs?|designer|flats?|villa|house|home|homes|office|bunga?low|kitchen|wardrobe|site|visit|call|called|back|urgent|budget|looking|need|needs|want|wants|required|requirements?|interested|project|possession|forwarded|message|contact|number|mobile|phone|email|name|address|location|city|renovation|sqft|bhk|lakhs?|today|tomorrow|asap|whatsapp|quote|quotation|client|customer|yes|ok|okay|from|for|the|and|sure|great|fine|nice|no|not|noted|welcome|request|with|my|our|your|you|is|are|can|hai|hain|ke|ki|ka|se|mein|chahiye|karna|sent|iphone|android|response|advertiser|owner|buyer|via|india|road|nagar|street|sector|tower|apartments?|society|floor|block|phase|layout|hall|lane|colony|residency|heights|enclave|mob|ph|cell|tel|direct|hp|fax|alt|alternate|off|office|res|resi|wa|tele|telephone|support|regarding|price|msg|emi|loan|rent|services?|consultation|works?|best|website|mera|meri|mere|hamara|humara|apna|aapka|naam|detail|card)\b/i
/** Whoever passes leads on. */
const portal =
  /^(?:99 ?acres|magic ?bricks|indiamart|just ?dial|housing(?:\.com)?|sulekha|houzz|no ?broker|urban ?company|facebook|instagram|google|whatsapp|meta|buyleads?)$/i

/** Of another script, which has no small letters to tell words from names. */
const noIndicName = /^(?:है|हैं|हूँ|हूं|हु|से|का|की|के|और|मुझे|हमें|आहे|नमस्ते|नमस्कार|धन्यवाद|जी)$/
const isNoName = (word: string) =>
  noName.test(word) || portal.test(word) || noIndicName.test(word.replace(/[।,.]+$/, ''))

/** 'ANITA RAO' and 'anita rao' are Anita Rao. */
const properly = (word: string): string => {
  const isShouted = word.length > 2 && word === word.toUpperCase()
  return capitalised(isShouted ? word.toLowerCase() : word).replace(/['’-]\p{L}/gu, (sign) =>
    sign.toUpperCase(),
  )
}

/** Cities that people are called after too: alone they are a name only where somebody says so. */
const alsoName = /^(?:kalyan|salem|daman|mathura|ayodhya)$/i

/** As a person is called in a lead; undefined for what is no name of a person. */
export function nameIn(text: string, isSaid = false): string | undefined {
  const bare = text
    .replace(/[([{"“].*$/, ' ')
    .replace(/#/g, ' ')
    .replace(/[\s,;|:.!/–—-]+$/, '')
    .replace(/^[\s,;|:.!/–—-]+/, '')
    .replace(title, '')
    .replace(courtesy, '')
    .trim()
  const words = bare.split(/\s+/)
  if (words.length > 4 || !personName.test(bare) || words.some(isNoName)) return undefined
  if (lengthOf(bare) < 2 || lengthOf(bare) > leadFormLimits.short.name) return undefined
  const isCity = citiesIn(bare).some(({ length }) => length === bare.length)
  if (isCity && !(isSaid && alsoName.test(bare))) return undefined
  if (isDesignation(bare) || companyEnd.test(bare)) return undefined
  return words.map(properly).join(' ')
}

/** Names that nobody has called so are written with capitals, or in a script without them. */
const isWrittenAsName = (text: string): boolean =>
  text
    .trim()
    .split(/\s+/)
    .every((word) => /^[\p{Lu}\p{Lo}]/u.test(word.replace(/^["'(]/, '')))

const oneName = String.raw`(?:\p{Lu}\.|[\p{Lu}\p{Lo}][\p{L}\p{M}'’]*)`
const rank = String.raw`(?:(?:Dr|Ar|Er|Adv|Prof|Col|Lt|Capt|Maj|Brig|Gen|Cdr|CA)\.?\s+)?`
const someName = String.raw`(${rank}${oneName}(?:\s*(?<=[\s.])${oneName}){0,3})`
/** Before a title these words speak of somebody else. */
const ofAnother = String.raw`(?<!\b(?:by|to|of|[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey|with|for|[Rr]ef|met)\s)`
const saidName: readonly RegExp[] = [
  new RegExp(String.raw`(?:[Mm]y name is|[Mm]era naam|मेरा नाम|माझे नाव)\s+${someName}`, 'u'),
  new RegExp(String.raw`(?:\b[Ii] am|\bI['’]m|\bIm|[Tt]his is|[Mm]yself|[Mm]ain|मैं|मी)\s+${someName}`, 'u'),
  new RegExp(String.raw`\b[Nn]aam(?:\s+hai)?\s+${someName}`, 'u'),
  new RegExp(String.raw`\b(?:message|enquiry|inquiry|response|request|lead) from ${someName}`, 'u'),
  new RegExp(String.raw`${someName}\s+(?:here\b|this side|bol rah[aie]|speaking|बोल रह)`, 'u'),
  new RegExp(String.raw`\b(?:[Cc]ontact|[Cc]all|[Rr]each)\s+${someName}\s+(?:at|on)\b`, 'u'),
  new RegExp(String.raw`${someName}(?:\s+ji)?\s+ka\s+(?:no|number|contact)\b`, 'u'),
  new RegExp(String.raw`${ofAnother}\b((?:Dr|Ar|Er)\.?\s+)${someName}`, 'u'),
  new RegExp(String.raw`${ofAnother}\b(?:Mr|Mrs|Ms|Miss|Shri|Smt)\.?\s+${someName}`, 'u'),
]
const small =
  /(?:my name is|myself|mera naam|this is)\s+([a-z]+(?:\s+(?!i\b|we\b)[a-z]+)?)(?=\s*(?:[,.!\n]|$|from|and|here|hai|hu|i\b|we\b|need|want|looking))/i

/** 'This is Anita Rao', 'Anita here', 'Mera naam Anita hai'. */
export function nameSaidIn(text: string): string | undefined {
  for (const pattern of saidName) {
    const [, first = '', second = ''] = pattern.exec(text) ?? []
    const name = nameIn(first + withoutNoNames(second), true) ?? nameIn(withoutNoNames(first), true)
    if (name) return name
  }
  return nameIn(small.exec(text)?.[1] ?? '', true)
}

/** Of 'Hi Anita Looking' only what is a name. */
const withoutNoNames = (text: string): string => {
  const words = text.split(/\s+/)
  const first = words.findIndex((word) => !isNoName(word))
  const end = words.findIndex((word, place) => place > first && isNoName(word))
  return first < 0 ? '' : words.slice(first, end < 0 ? undefined : end).join(' ')
}

/** What stands before a number to say which one it is. */
const ofNumber =
  /(?:(?<![\p{L}\p{M}])\(?(?:(?:mob(?:ile)?|ph(?:one)?|cell|tele?(?:phone)?|direct|hp|fax|alt(?:ernate)?|off(?:ice)?|resi?(?:dence)?|wa|whats ?app|contact|call|e-?mail|no|nos|number|num)(?![\p{L}\p{M}])|[mtpehrocf](?=[.:)]))[\s.:=()/–-]*)+(?=#)/giu

/** '… at 5L? Anil #', '… carpet. - Swati Joshi #', 'Sulekha: Priya | #'; behind a comma both names, because a place could stand there too. */
const rightBefore = new RegExp(
  String.raw`(?:(?:^|[.?!:;|]|\s[–—-])\s*${someName}|,\s*(${oneName}\s+${oneName}))[\s,:|–-]*(?:\([^)#]*\)\s*)?#`,
  'u',
)

/** The name right before a number. */
export function nameBefore(line: string): string | undefined {
  const [, name = '', behindComma = ''] = rightBefore.exec(line.replace(ofNumber, ' ')) ?? []
  return nameIn(withoutNoNames(name || behindComma))
}

/** A line with nothing but a name in it, and perhaps a number or a designation: 'Anita Rao - #', 'Anita Rao, Architect'. */
export function nameAlone(line: string): string | undefined {
  const plain = line.replace(ofNumber, ' ').replace(/^\s*(?:(?:client|customer)\s+)?name\s+/i, '')
  const [first = '', ...others] = plain.split(/[#,|/]|\s[-–—]\s/).filter((part) => /[\p{L}\d]/u.test(part))
  const isAlone = others.length === 0 || (others.length === 1 && isDesignation(others[0] ?? ''))
  return isAlone && isWrittenAsName(first) ? nameIn(first) : undefined
}
