import { exactFigure } from '@foyer/contract/kit/money'
import type { QuotationDocument, QuotingFirm } from '@foyer/contract/quotations/document/model'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { describe, expect, it } from 'vitest'
import { aDocument, anItem } from '../../../testing/builders/quotations'
import { readPdf } from '../../../testing/read-pdf'
import { composePaper } from './compose/compose'
import { print } from './printer/print'

const firm: QuotingFirm = {
  name: 'Studio Aangan',
  address: 'Law College Road',
  city: 'Pune',
  postalCode: '411004',
  contact: '+91 98220 41763',
  email: 'hello@studio.example',
  gstNumber: '27AAPFU0939F1ZV',
  bankAccountName: 'Studio Aangan',
  bankAccountNumber: '50200041763129',
  bankName: 'HDFC Bank',
  bankCode: 'HDFC0000149',
  upiId: 'studio@hdfcbank',
  signatory: 'Neha Deshpande',
  currencySymbol: '₹',
  logoFileId: null,
  signatureFileId: null,
}
const pagesOf = async (document: QuotationDocument, of = firm) => {
  const sheet = composePaper({ document, firm: of, number: '2026-27/0042', version: 1 })
  return readPdf(await print(sheet, { logo: undefined, signature: undefined }, new Date()))
}
/** Of a page, without its foot. */
const bodyOf = (page: string) => page.split('\n').slice(0, -1)

const sections = (count: number, items: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `s${at}`,
    name: `Room ${at + 1}`,
    items: Array.from({ length: items }, (_, of) =>
      anItem(`${at}-${of}`, { name: `Thing ${at + 1}.${of + 1} here`, rate: 12_345 + at * 100 + of }),
    ),
  }))

describe('a paper of 500 items', () => {
  it('has all of them in order, headings and numbers on every page, and nothing alone', async () => {
    const document = aDocument({ sections: sections(25, 20), isTaxed: true })
    const pages = await pagesOf(document)
    const text = pages.join('\n')
    const names = document.sections.flatMap(({ items }) => items.map(({ name }) => name))
    expect(text.match(/Thing \d+\.\d+ here/g)).toEqual(names)
    pages.forEach((page, at) => {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
      const body = bodyOf(page)
      if (page.includes('Thing')) expect(page).toContain('HSN/SAC')
      // A room is never the last line of a page, and its going on is said.
      expect(body.at(-1)).not.toMatch(/^Room/)
      if (at > 0 && /Thing/.test(page)) expect(body.slice(0, 4).join('\n')).toMatch(/Room \d+/)
    })
    const sums = pages.find((page) => page.includes('Subtotal')) ?? ''
    expect(sums).toMatch(/Thing/)
    expect(text).toContain(exactFigure(totalsOf(document).total))
  }, 60_000)
})

describe('any length', () => {
  it.each([9, 11, 13])('%i items: the sums have items above them on their page', async (count) => {
    const pages = await pagesOf(aDocument({ sections: sections(1, count) }))
    const sums = pages.find((page) => page.includes('Total in words')) ?? ''
    expect(sums.match(/Thing/g)?.length).toBeGreaterThanOrEqual(2)
  })

  it('a description longer than a page goes on over it, and nothing is lost', async () => {
    const lines = Array.from({ length: 150 }, (_, at) => `line-${at}`)
    const items = [anItem('a', { description: lines.join('\n') }), anItem('b')]
    const pages = await pagesOf(aDocument({ sections: [{ id: 's', name: 'Hall', items }] }))
    expect(pages.join('\n').match(/line-\d+/g)).toEqual(lines)
    expect(pages[1]).toContain('Hall (continued)')
  })

  it('long names and words without blanks stay on the page', async () => {
    const name = 'Unbroken'.repeat(31)
    const document = aDocument({ sections: [{ id: 's', name: 'Hall', items: [anItem('a', { name })] }] })
    const text = (await pagesOf(document)).join('')
    expect(text.match(/Unbroken/g)?.length ?? 0).toBeGreaterThan(20)
  })
})

describe('the place to sign', () => {
  const terms = (count: number) =>
    Array.from({ length: count }, (_, at) => `term-${at} of the work`).join('\n')
  const withoutBank = {
    ...firm,
    bankAccountName: '',
    bankAccountNumber: '',
    bankName: '',
    bankCode: '',
    upiId: '',
  }
  const lastPage = async (document: QuotationDocument, of: QuotingFirm) => {
    const last = (await pagesOf(document, of)).at(-1) ?? ''
    expect(last).toContain('Authorised signatory')
    return last
  }

  it.each([8, 16])('with %i lines of terms it stands below the bank details', async (count) => {
    const document = aDocument({ sections: sections(1, 8), terms: terms(count) })
    expect(await lastPage(document, firm)).toContain('Payment details')
  })

  it.each([0, 14, 26])(
    'of a firm without bank details and with %i lines of terms it is never alone',
    async (count) => {
      const document = aDocument({ sections: sections(1, 8), terms: terms(count) })
      expect(await lastPage(document, withoutBank)).toMatch(count === 0 ? /Total in words/ : /term-\d+/)
    },
  )
})

describe('letters', () => {
  it('of all scripts of India come out as they went in, with the sign of the rupee', async () => {
    const names = [
      'श्रीमती लक्ष्मी क्षीरसागर',
      'ஸ்ரீ கிருஷ்ணமூர்த்தி',
      'శ్రీ కృష్ణ',
      'ಶ್ರೀ ಕೃಷ್ಣ',
      'ശ്രീ കൃഷ്ണൻ',
      'શ્રી કૃષ્ણ',
      'শ্রী কৃষ্ণ',
      'ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ',
      'ଶ୍ରୀ କୃଷ୍ଣ',
    ]
    const items = names.map((name, at) => anItem(`i${at}`, { name }))
    const text = (await pagesOf(aDocument({ sections: [{ id: 's', name: 'நூலகம்', items }] }))).join('\n')
    for (const word of [...names.flatMap((name) => name.split(' ')), 'நூலகம்']) expect(text).toContain(word)
    expect(text).toMatch(/₹[\d,]+\.00/)
  })

  it('that no font has are left out or shown as a box, and never end the making', async () => {
    const client = { ...aDocument().client, name: 'Asha 😀👩‍🎨 \u200b\u202eRao 北京 \ue000' }
    const text = (await pagesOf(aDocument({ client }))).join('\n')
    expect(text).toContain('Asha')
    expect(text).toContain('Rao')
  })
})

describe('what is left out', () => {
  it('of a firm without tax number and bank: taxes, payment details and empty columns', async () => {
    const bare = {
      ...firm,
      gstNumber: '',
      bankAccountName: '',
      bankAccountNumber: '',
      bankName: '',
      bankCode: '',
      upiId: '',
    }
    const items = [anItem('a', { hsn: '' })]
    const text = (await pagesOf(aDocument({ sections: [{ id: 's', name: '', items }] }), bare)).join('\n')
    for (const word of ['GST', 'HSN', 'Discount', 'Payment details', 'Terms'])
      expect(text).not.toContain(word)
  })

  it('has a code that pays by UPI only where rupees are paid, with a name that is not too long for it', () => {
    const codeOf = (of: QuotingFirm) => {
      const { blocks } = composePaper({
        document: aDocument(),
        firm: of,
        number: undefined,
        version: undefined,
      })
      const payment = blocks.find((block) => block.kind === 'payment')
      return payment?.kind === 'payment' ? payment.code?.text : undefined
    }
    expect(codeOf(firm)).toBe('upi://pay?pa=studio@hdfcbank&pn=Studio%20Aangan&cu=INR')
    expect(codeOf({ ...firm, name: 'आंगन' })).toBe('upi://pay?pa=studio@hdfcbank&pn=studio@hdfcbank&cu=INR')
    expect(codeOf({ ...firm, currencySymbol: '$' })).toBeUndefined()
    expect(codeOf({ ...firm, upiId: '' })).toBeUndefined()
  })

  it('money of the Emirates is written out, in their groups', async () => {
    const text = (await pagesOf(aDocument(), { ...firm, currencySymbol: 'د.إ' })).join('\n')
    expect(text).toContain('AED')
    expect(text).toContain('Dirhams Eighty Six Thousand Eight Hundred Only')
  })
})
