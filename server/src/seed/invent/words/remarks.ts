import type { Random } from '../random'

/** What a remark may mention. */
export interface RemarkFacts {
  first: string
  locality: string
  /** '3 BHK', 'villa', 'clinic' */
  home: string
  /** '1,240 sqft' or 'to be confirmed' */
  area: string
  /** '₹18.5 Lac' or 'not decided' */
  budget: string
  /** The month in which the keys are handed over. */
  month: string
}

export type RemarkTopic =
  | 'enquiry'
  | 'no-response'
  | 'call-back'
  | 'brief'
  | 'meeting'
  | 'visit'
  | 'proposal'
  | 'negotiation'
  | 'won'
  | 'lost'
  | 'note'

const remarks: Record<RemarkTopic, readonly string[]> = {
  enquiry: [
    'Enquiry for a {home} in {locality}. Asked for a rough cost per sqft.',
    'Form says {home}, possession in {month}. Prefers WhatsApp before a call.',
    'Wants to know whether we do only the modular kitchen and wardrobes.',
    'Saw our {locality} project and asked for the catalogue.',
    'Looking for full home interiors, budget {budget}. Call after 6 pm.',
    'Asked for price list and finish options. Number verified.',
  ],
  'no-response': [
    'Rang twice, no answer. Sent a WhatsApp with our profile.',
    'Phone busy, then switched off. Will try in the evening.',
    'Cut the call, messaged "in a meeting, baad mein call karo".',
    'Not reachable. Email sent with a link to the portfolio.',
    'Did not pick up, third try. Left a voice message.',
    'Call went to his father, asked us to try after 8 pm.',
    'No answer. Truecaller shows the right name, so the number is fine.',
    'Ringing, no response. Left a message about the {month} possession offer.',
  ],
  'call-back': [
    'Travelling this week. Asked to call back on the weekend.',
    'Will discuss with family and confirm. "Ghar pe baat karke batata hoon."',
    'Comparing with two other firms, wants a call after their quotes come.',
    'Possession shifted to {month}, asked us to stay in touch.',
    'Waiting for the home loan top-up to be sanctioned before deciding.',
    'Function at home this week. Call again after that.',
    'Asked us to send the EMI options first, then call.',
    'Wife will be in town on Saturday, wants her on the call too.',
    'Floor plan not yet received from the builder. Follow up in a few days.',
    'Said "thoda time do", salary bonus expected next month.',
  ],
  brief: [
    'Spoke to {first}. {home} in {locality}, carpet area {area}. Wants full home with false ceiling only in the hall.',
    'Modular kitchen is the priority: U-shape, acrylic shutters, tall unit for the oven. Budget {budget}.',
    'Vastu is important: pooja unit in the north-east, hob facing east. Will share the plan on WhatsApp.',
    'Two kids, wants study tables and bunk beds. Likes light oak and off-white.',
    'Possession in {month}. Wants to move in within 60 days of the keys.',
    'Parents will live along: grab bars, low bed, anti-skid tiles in one bathroom.',
    'Liked the teak and cane palette. Asked whether we do custom furniture in-house.',
    'Needs wardrobes in all bedrooms with lofts, plus a crockery unit. Carpet area {area}.',
    'Wants only loose furniture, lighting and curtains. Civil work already done by the builder.',
    'Renovation while they stay in the flat, so work room by room. Society allows 10 to 6 only.',
    'Rental flat, so movable units. Strict on budget: {budget}.',
    'Asked about BWP ply versus HDHMR and warranty on hinges. Explained both.',
    'Interested. "Design accha hona chahiye, budget thoda adjust kar lenge."',
  ],
  meeting: [
    'Meeting fixed at the studio for Saturday, both partners will come.',
    'Agreed to a site visit in {locality}. Will share the location pin.',
    'Video call planned with the designer, plan already received.',
    'Wants to see materials first. Studio visit fixed for the weekend.',
    'Site meeting confirmed, client will carry the builder drawings.',
    'Coming to the experience centre with parents, asked for a valet slot.',
  ],
  visit: [
    'Site visit done in {locality}. Measured all rooms, beam in the kitchen is lower than in the plan.',
    'Met {first} and spouse on site. Wants the balcony merged with the hall if the society permits.',
    'Seepage on the master bedroom wall, builder to fix before we start.',
    'Measured the flat, carpet area {area}. Electrical points need shifting in the kitchen.',
    'Visited the experience centre, liked the fluted panel and the quartz top.',
    'Video call with the client abroad, walked through the site. Shares keys with his brother.',
    'Vastu consultant joined the visit: no toilet changes, mandir moved to the living room corner.',
    'Site still with the builder, got entry with a gate pass. Tiling left in two bathrooms.',
    'Checked lift size: the wardrobe shutters must come in two parts.',
    'Client visited our finished {home} nearby and was happy with the finish.',
  ],
  proposal: [
    'Quotation mailed, total {budget}. Walk-through on call tomorrow.',
    'Wants the kitchen quote split by carcass, shutters and hardware.',
    'Shared two options: laminate and PU finish. Difference is about 18 percent.',
    'Asked to remove the false ceiling in bedrooms and add a shoe rack.',
    'First-cut 3D shared. Likes the living room, wants a warmer kitchen.',
    'Says the quote is above the other firm, sent a line-by-line comparison.',
    'Client wants soft-close channels from the same brand in all drawers. Revised BOQ shared.',
    'Quotation under review with the family, reply expected by the weekend.',
    'Asked for GST break-up and payment stages. Sent.',
    'Wants to drop one wardrobe and use the amount for wall panelling.',
  ],
  negotiation: [
    'Asking for 8 percent off. Offered free deep cleaning and one extra loft instead.',
    '"Thoda costly lag raha hai." Agreed to match laminate range and bring it closer to {budget}.',
    'Wants no-cost EMI over 12 months, sent the finance partner form.',
    'Ready to pay the token if work is finished before {month}.',
    'Negotiating the payment schedule: 10-40-40-10 instead of 50-40-10.',
    'Father will take the final call. Meeting fixed at the studio.',
    'Asked for a ten-year warranty in writing. Sent the draft agreement.',
    'Final price agreed on call, token after salary day.',
    'Wants the same designer till handover, confirmed by the studio manager.',
    'Competitor dropped the price. Holding ours, added appliances fitting.',
  ],
  won: [
    'Token received by NEFT. Agreement signed, kick-off on Monday.',
    'Booked! 10 percent paid, design meeting fixed at the studio.',
    'Agreement signed with the family at the studio. Sweets sent.',
    'Advance received. Site handover after possession in {month}.',
    'Signed up after the last revision. Prefers weekend reviews.',
    'Client confirmed on call, UPI advance received, work order raised.',
  ],
  lost: [
    'Went with a local carpenter, price was the reason.',
    'Chose another firm that offered a lower rate per sqft.',
    'Possession delayed by a year, dropped the plan for now.',
    'Budget is {budget}, far below what the scope needs.',
    'Sold the flat, no interiors needed any more.',
    'Wanted only civil work, which we do not take alone.',
    'Not interested any more, relative is doing the work.',
    'Loan was not approved, plan cancelled.',
    'Outside our service area, referred to a partner.',
    'Wrong enquiry, was looking for a rented flat.',
    'Says "abhi nahi karna hai", will call us if needed.',
  ],
  note: [
    'Shared floor plan on WhatsApp, saved with the lead.',
    'Prefers calls between 1 and 2 pm.',
    'Referred by a client in the same society.',
    'Speaks Marathi and Hindi, prefers Marathi.',
    'Has a pet dog, asked for scratch-resistant fabric.',
    'Builder gives keys in {month}, society fit-out deposit is 50,000.',
    'Key contact for payments is the elder brother.',
    'Shared five photos of kitchens she likes. All handleless, white and wood.',
    'Keep the quotation within {budget}, do not exceed.',
    'Asked for references of two finished homes in {locality}.',
  ],
}

/** A business talks about other things than a family. */
const businessRemarks: Partial<Record<RemarkTopic, readonly string[]>> = {
  enquiry: [
    'Enquiry for a {home} in {locality}, fit-out from bare shell.',
    'Wants a turnkey quote for a {home}. Area {area}.',
  ],
  brief: [
    'Spoke to {first}. Bare shell {home} in {locality}, area {area}. Handover by {month}.',
    'Needs a reception, two cabins and a pantry. Air conditioning by the landlord.',
    'Brand guidelines to follow, reception wall and signage included. Budget {budget}.',
    'Work only at night and on Sundays, the {home} stays open.',
    'Three quotes needed for their committee. Decision by the end of {month}.',
  ],
  visit: [
    'Recce done in {locality} with the landlord. Fire exit stays as it is.',
    'Measured the {home}, area {area}. Slab height allows a grid ceiling.',
    'Site meeting with their admin team. Electrical load is enough.',
  ],
  'call-back': [
    'Budget with their head office, answer expected next week.',
    'Lease to be registered first, asked to call after that.',
    'Partner is travelling, wants both on the call.',
    'Asked to call back after the board meeting.',
    'Vendor form and GST papers needed before they go on. Sent.',
    'Comparing three firms, decision after the site recce of all.',
  ],
  meeting: [
    'Presentation at their office fixed with the admin head.',
    'Site recce agreed, gate pass will be arranged by the landlord.',
    'Video call planned with the partners and our project head.',
  ],
  proposal: [
    'BOQ mailed, total {budget}. They want it split by trade.',
    'Asked for a second option with fewer cabins.',
    'Layout revision two shared, reception moved near the lift.',
    'Wants fire and electrical drawings along with the quotation.',
    'Quotation with their purchase team, questions expected by Friday.',
  ],
  negotiation: [
    'Purchase wants 10 percent off and 45 days of credit. Counter offer sent.',
    'Penalty clause for delay under discussion with their legal team.',
    'Rate agreed, waiting for the purchase order.',
    'Advance of 30 percent accepted, retention of 5 percent for six months.',
  ],
  won: [
    'Purchase order received, kick-off meeting on Monday.',
    'Work order signed, advance by RTGS.',
    'Letter of intent received, drawings go for approval.',
  ],
  note: [
    'Invoices to the registered office, GST number saved with the lead.',
    'Landlord allows work after 7 pm only.',
    'Decision by the partners, daily contact is {first}.',
    'Asked for references of two finished offices.',
    'Needs daily photos of the work on WhatsApp.',
  ],
  lost: [
    'Committee chose the lowest bidder.',
    'Lease not signed, project dropped.',
    'Group has its own project team, will not outsource.',
    'Expansion put on hold till the next financial year.',
  ],
}

export function remarkOn(
  topic: RemarkTopic,
  facts: RemarkFacts,
  isBusiness: boolean,
  random: Random,
): string {
  const choices = (isBusiness && businessRemarks[topic]) || remarks[topic]
  return random.pick(choices).replace(/\{(\w+)\}/g, (_, name: keyof RemarkFacts) => facts[name])
}
