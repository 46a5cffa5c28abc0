import type { TemplateDraft } from './model'

const regards = '<p>Warm regards,<br>{{sender}}<br>{{company}}<br>{{senderPhone}}</p>'
const letter = (...paragraphs: string[]): string =>
  ['Dear {{firstName}},', ...paragraphs].map((text) => `<p>${text}</p>`).join('') + regards

/** What every firm begins with; firms of before templates got the same words by a migration (0019). */
export const defaultTemplates: readonly TemplateDraft[] = [
  {
    type: 1,
    name: 'First enquiry',
    subject: 'Thank you for your enquiry, {{firstName}}',
    html: letter(
      'Thank you for getting in touch with {{company}}. We would love to hear about your space and what you have in mind for it.',
      'To begin, it helps us to know a little more: the floor plan if you have one, the rooms you would like us to design, and when you hope to move in. You can simply reply to this email.',
      'We will call you shortly to understand your ideas and to arrange a first meeting at a time that suits you.',
    ),
  },
  {
    type: 1,
    name: 'Following up',
    subject: '{{firstName}}, shall we take the next step?',
    html: letter(
      'It was lovely to speak with you about your space. I wanted to check whether you had time to think about it, and whether any questions have come up.',
      'If you like, we can meet at our studio, look at materials and finishes together, and share ideas from homes that we have designed recently.',
      'Please let me know a day and time that suit you, and I will arrange the rest.',
    ),
  },
  {
    type: 1,
    name: 'Proposal sent',
    subject: 'Your design proposal from {{company}}',
    html: letter(
      'Thank you for sharing your requirements with us. Our proposal for your space is ready, and we are happy to send it to you with this email.',
      'It covers the scope of work, the materials that we recommend, the timeline and the estimate. Nothing in it is final: we can adjust the scope or the finishes to suit your taste and budget.',
      'Shall we go through it together on a call? I would be glad to answer every question you have.',
    ),
  },
  {
    type: 1,
    name: 'Thank you for choosing us',
    subject: 'Welcome to {{company}}, {{firstName}}',
    html: letter(
      'Thank you for choosing {{company}}. It is a privilege to be trusted with your home, and we are excited to begin.',
      'In the next few days we will share the schedule and introduce you to the people who will work with you. Until then, please write or call whenever something comes to your mind.',
      'We look forward to creating a space that you will love to come home to.',
    ),
  },
  {
    type: 1,
    name: 'Festival greeting',
    subject: 'Warm festive wishes from {{company}}',
    html: letter(
      'As homes fill with lights, sweets and family, all of us at {{company}} wish you and your loved ones joy, good health and prosperity.',
      'May this season bring new beginnings to your home. If a fresh look is part of your plans, we would be delighted to help.',
    ),
  },
  {
    type: 4,
    name: 'Tried to reach you',
    subject: 'We tried to call you, {{firstName}}',
    html: letter(
      'I tried to call you today about your enquiry with {{company}}, but could not reach you.',
      'When would be a good time to talk? Please reply with a day and time that suit you, or call me back whenever it is convenient.',
    ),
  },
  {
    type: 4,
    name: 'Second try',
    subject: 'Still thinking about your space, {{firstName}}?',
    html: letter(
      'I have tried to reach you a few times about your enquiry, and I know how busy days can be.',
      'If you are still planning your interiors, a short reply is enough and I will call you at a time of your choice. If your plans have changed, please tell me, and I will not trouble you further.',
    ),
  },
  {
    type: 5,
    name: 'Thank you for considering us',
    subject: 'Thank you for considering {{company}}',
    html: letter(
      'Thank you for taking the time to speak with us. We understand that this is not the right moment, or that another choice suits you better.',
      'If your plans change, or if you need advice about a room, a material or a budget, we are only a call away.',
      'We wish you all the best with your home.',
    ),
  },
  {
    type: 6,
    name: 'Thank you, meeting confirmed',
    subject: 'Thank you, {{firstName}}: our meeting is confirmed',
    html: letter(
      'Thank you for your time. Our meeting is confirmed, and we look forward to seeing you.',
      '<strong>{{followUp}}</strong>',
      'If you have a floor plan, photos of the space or pictures of rooms that you like, please keep them at hand. They help us to understand your taste quickly.',
      'Should the time no longer suit you, simply reply to this email or call me, and we will find another.',
    ),
  },
  {
    type: 6,
    name: 'Thank you for meeting us',
    subject: 'It was a pleasure to meet you, {{firstName}}',
    html: letter(
      'Thank you for meeting us and for sharing your ideas. We enjoyed learning how you would like to live in your space.',
      'We are now putting together our first thoughts and will share them with you soon. If anything else comes to your mind until then, please write to me.',
    ),
  },
]
