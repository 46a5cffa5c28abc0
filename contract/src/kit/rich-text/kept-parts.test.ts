import { describe, expect, it } from 'vitest'
import { keptAttributes } from './kept-parts'

const file = '/files/0199a000-0000-7000-8000-000000000001/0199a000-0000-7000-8000-000000000002'

describe('C-139 what an element may keep', () => {
  it.each([
    [
      'a',
      { href: ' https://studio.example/a?b=1 ', rel: 'x', onclick: 'x' },
      { href: 'https://studio.example/a?b=1' },
    ],
    ['a', { href: 'MAILTO:asha@studio.example' }, { href: 'MAILTO:asha@studio.example' }],
    ['a', { href: 'tel:+919876543210' }, { href: 'tel:+919876543210' }],
    ['a', { href: '/lms/' }, {}],
    ['a', { href: '//studio.example' }, {}],
    ['a', { href: 'https://studio.example\\@x' }, {}],
    ['a', { href: 'ftp://studio.example' }, {}],
    ['img', { src: `${file}?until=1&signature=x`, alt: 'Plan' }, { src: file, alt: 'Plan' }],
    ['img', { src: `https://files.example${file}#x` }, { src: file }],
    ['img', { src: 'cid:plan.1@foyer' }, { src: 'cid:plan.1@foyer' }],
    ['img', { src: 'https://studio.example/logo.png', width: '40' }, { width: '40' }],
    ['img', { src: 'data:image/png;base64,AAAA', height: '100%' }, {}],
    ['img', { src: `/x/..${file}`, srcset: 'x' }, {}],
    ['p', { style: 'color:red; text-align: Center; x:y' }, { align: 'center' }],
    ['p', { align: 'right', class: 'x', id: 'x' }, { align: 'right' }],
    ['td', { colspan: '2', rowspan: '1000', style: 'x' }, { colspan: '2' }],
    ['ol', { start: '3', type: 'a' }, { start: '3' }],
    ['script', { src: file }, {}],
    ['constructor', { name: 'x' }, {}],
  ])('%s %o', (element, given, kept) => expect(keptAttributes(element, given)).toEqual(kept))
})
