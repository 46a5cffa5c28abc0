import { describe, expect, it } from 'vitest'
import {
  askedAgain,
  beginChats,
  canOpen,
  entryBefore,
  goOnWith,
  idsIn,
  openChat,
  readChatRun,
  shownIn,
  skipChat,
  textOfChat,
  writeChat,
} from './chat-run'
import { type ChatLead, chatsOf } from './chats'

const lead = (id: string, phone: string | undefined, firstName = id): ChatLead =>
  ({
    id,
    type: 'individual',
    firstName,
    lastName: '',
    companyName: undefined,
    phone,
    followUpOn: undefined,
    followUpTime: undefined,
  }) as ChatLead
const numbers = ['+91 9845021761', '+91 9845021762', '+91 9845021763']
const three = () =>
  chatsOf(['a', 'b', 'c'], [lead('a', numbers[0]), lead('b', numbers[1]), lead('c', numbers[2])])

describe('Who is written to, one after another', () => {
  it('is in the order that was asked for, each number once, however it is written', () => {
    const found = [
      lead('a', numbers[0]),
      lead('b', '098450 21761'),
      lead('c', '12345'),
      lead('d', undefined),
      lead('e', '+971 501234567'),
    ]
    const { leads, leftOut } = chatsOf(['e', 'b', 'gone', 'a', 'c', 'd', 'e'], found)
    expect(leads.map(({ id }) => id)).toEqual(['e', 'b'])
    expect(leftOut).toEqual({
      'no-number': {
        leads: [
          { id: 'c', name: 'c' },
          { id: 'd', name: 'd' },
        ],
        count: 2,
      },
      twice: { leads: [{ id: 'a', name: 'a' }], count: 1 },
      gone: { leads: [], count: 1 },
    })
  })

  it('is named up to fifty times, and counted without an end', () => {
    const found = Array.from({ length: 60 }, (_, n) => lead(`l${n}`, undefined))
    const { leftOut } = chatsOf(
      found.map(({ id }) => id),
      found,
    )
    expect([leftOut['no-number'].count, leftOut['no-number'].leads.length]).toEqual([60, 50])
  })
})

describe('A run of messages', () => {
  it('goes from one to the next, whether opened or skipped, and ends', () => {
    let run = beginChats(three(), 'Namaste {{firstName}}')
    expect(shownIn(run)?.leadId).toBe('a')
    run = openChat(run, 'a')
    expect(shownIn(run)?.leadId).toBe('b')
    run = skipChat(run, 'b')
    expect(shownIn(run)?.leadId).toBe('c')
    run = openChat(run, 'c')
    expect(shownIn(run)).toBeUndefined()
    expect([idsIn(run, 'opened'), idsIn(run, 'skipped'), idsIn(run, 'left')]).toEqual([['a', 'c'], ['b'], []])
    expect(entryBefore(run, undefined)?.leadId).toBe('c')
  })

  it('goes back to one that was skipped, which can be opened, and to one that was opened, which cannot', () => {
    const run = skipChat(openChat(beginChats(three(), 'Hi'), 'a'), 'b')
    expect(entryBefore(run, 'c')?.leadId).toBe('b')
    expect(entryBefore(run, 'b')?.leadId).toBe('a')
    expect(entryBefore(run, 'a')).toBeUndefined()
    expect(shownIn(run, 'b')?.leadId).toBe('b')
    expect([canOpen(run, 'a'), canOpen(run, 'b'), canOpen(run, 'unknown')]).toEqual([false, true, false])
    expect(skipChat(run, 'a')).toEqual(run)
  })

  it('fills the words in for each, unless they were written for that one', () => {
    const values = {
      leadName: 'Asha Rao',
      firstName: 'Asha',
      sender: 'Kavya',
      company: 'Studio',
      followUp: '',
    }
    const run = beginChats(three(), 'Namaste {{firstName}}')
    const [first, second] = writeChat(run, 'b', 'As we said').entries
    expect(first && textOfChat(run, first, values)).toBe('Namaste Asha')
    expect(second && textOfChat(run, second, values)).toBe('As we said')
  })

  it('is the same after a reload, and nothing where something else lay there', () => {
    const run = writeChat(openChat(beginChats(three(), 'Hi'), 'a'), 'b', 'Own')
    expect(readChatRun(JSON.stringify(run))).toEqual(run)
    for (const wrong of [null, '', '{', '[]', '{"text":"Hi"}', '{"text":"Hi","entries":[{"leadId":1}]}'])
      expect(readChatRun(wrong)).toBeUndefined()
  })

  it('loses who is gone, keeps what was done, and asks first for those who were written to', () => {
    const run = openChat(beginChats(three(), 'Hi'), 'b')
    expect(askedAgain(run)).toEqual(['b', 'a', 'c'])
    const now = chatsOf(askedAgain(run), [lead('a', numbers[0]), lead('c', numbers[0])])
    const next = goOnWith(run, now)
    expect(next.entries).toEqual([
      { leadId: 'a', state: 'left' },
      { leadId: 'b', state: 'opened' },
    ])
    expect(next.leftOut).toEqual({ 'no-number': 0, twice: 0, gone: 1 })
    expect(goOnWith(run, three())).toBe(run)
  })
})
