import { leadFields } from '../../fields/lead-fields'
import { lengthOf } from '../../kit/typed-text'
import { leadFormLimits } from '../../leads/limits'

const designation =
  /\b(?:vp|avp|svp|md|architect|director|founder|co-?founder|ceo|cto|cfo|coo|proprietor|partner|manager|gm|agm|dgm|head|engineer|consultant|principal|president|chairman|chairperson|executive|officer|doctor|surgeon|advocate|professor|lecturer|accountant|realtor|broker|designer|developer)\b/i
const maxWords = 6

/** 'Managing Director', 'Sr. Manager - Projects'. */
export const isDesignation = (text: string): boolean =>
  text.trim().split(/\s+/).length <= maxWords &&
  lengthOf(text) <= leadFormLimits.designation &&
  !/[#@\d?!]/.test(text) &&
  designation.test(text)

const partsOf = (line: string): string[] =>
  line
    .split(/[,|]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter(Boolean)

/** 'Anita Rao, Managing Director': on a card, where nothing else is said in its line. */
export function designationIn(line: string): string | undefined {
  const parts = partsOf(line)
  if (parts.length > 3 || /\d|[?!]/.test(line)) return undefined
  return parts.find((part) => /^[\p{Lu}\p{Lo}]/u.test(part) && isDesignation(part) && !companyEnd.test(part))
}

/** How the names of firms end. */
export const companyEnd =
  /\b(?:pvt\.?|private)\s+(?:ltd|limited)\.?$|\b(?:llp|ltd|limited|inc|corp|corporation|associates|enterprises?|industries|builders?|developers?|constructions?|realty|infra|infratech|infrastructure|solutions|technologies|group|traders|exports|hospitals?|clinic|foods|hotels|ventures|properties)\.?$|&\s*(?:co|sons|bros|brothers|company)\.?$/i
const inSentence =
  /\b(?:from|at|with|of)\s+((?:[\p{Lu}\d][\p{L}\p{M}\d&.']*\s+){1,5}?(?:pvt\.?\s+ltd|private\s+limited|llp|ltd|limited)\b\.?)/iu

/** A firm in a line of its own, perhaps behind a designation, or named with its legal form. */
export function companyIn(line: string): string | undefined {
  const bare = line.replace(/[\s,;|]+$/, '')
  const parts = partsOf(bare)
  const last = parts.length === 2 && isDesignation(parts[0] ?? '') ? (parts[1] ?? '') : bare
  const isAlone = companyEnd.test(last) && last.split(/\s+/).length <= maxWords && /^[\p{Lu}\d]/u.test(last)
  const found = isAlone ? last : inSentence.exec(line)?.[1]?.trim()
  return found && lengthOf(found) <= leadFields.companyName.max ? found : undefined
}

const addressWords =
  /\b(?:flat|plot|tower|block|wing|floor|road|rd|street|st|nagar|sector|society|soc|apartments?|apts?|residency|residences?|heights|layout|phase|lane|marg|near|nr|opp|opposite|behind|cross|main (?:road|rd|st|street)|enclave|colony|house no|door no|towers|greens|chs|bldg|building|complex|chowk|vihar|puram|circle|salai|peth)\b|\d(?:st|nd|rd|th)? main\b|#\s*\d|रोड|सोसायटी|नगर|फ्लैट/iu
const speech =
  /#|\b(?:i|we|want|need|looking|interiors?|renovation|please|pls|budget|interested|share|call|visit|planning|possession|can you|do you|chahiye|karna|karwana|hai|is|are|was|will|have|got|bought|purchased|saw|your|my|our|mujhe|bol|mera|meri|karwani|banwana)\b|[?]/i

const isAddress = (text: string, hasPlace: boolean): boolean =>
  !speech.test(text) && addressWords.test(text) && (/,/.test(text) || (hasPlace && /\d/.test(text)))

/** 'Hi, flat 12 …', 'Property: flat 12 …', and where something is wanted: '… for a flat at Lodha Amara, Kolshet Road'. */
const beforePlace = /^(?:(?:hi|hello|hey|dear sir|dear|namaste)\b[\s,!.]*|[\p{L} ]{2,20}:\s*)/iu
const wantedAt = /\b(?:at|in)\s+(?=[\p{Lu}\d#])/gu
/** What stands behind each of these words, the shortest first. */
const placesIn = (sentence: string): string[] =>
  [...sentence.matchAll(wantedAt)].map(({ index, 0: word }) => sentence.slice(index + word.length)).reverse()

/** The sentence that is an address: with a word of streets and houses, and no word of speech. */
export function addressIn(
  line: string,
  { hasPlace, hasFigures }: Record<'hasPlace' | 'hasFigures', (text: string) => boolean>,
): string | undefined {
  const sentences = line
    .replace(/[\s#]+$/, '')
    .split(/(?<=[^\p{Lu}\s][^\s.]{2}[.!?])\s+(?=[\p{Lu}\p{Sc}]|\d ?(?:bhk|BHK))/u)
    .map((sentence) => sentence.replace(beforePlace, ''))
  const parts = sentences.flatMap((sentence) => [sentence, ...placesIn(sentence)])
  const found = parts.find((part) => !hasFigures(part) && isAddress(part, hasPlace(part)))
  return found?.replace(/[\s,;.]+$/, '')
}

const quarter =
  /\b(?:in|at)\s+((?:[\p{Lu}][\p{L}\p{M}]*|sector \d+)(?:\s+(?:[\p{Lu}][\p{L}\p{M}]*|\d{1,3}))?),?\s+$/u

/** Of 'a flat in Baner, Pune' the quarter before the city. */
export const quarterBefore = (text: string, city: number): string | undefined =>
  quarter.exec(text.slice(0, city))?.[1]
