import { Stack } from '../src/ui/layout/flow'
import { SafeHtml } from '../src/ui/safe-html/safe-html'
import { Chip } from '../src/ui/text/chip'
import { Ellipsis } from '../src/ui/text/ellipsis'
import { Facts } from '../src/ui/text/facts'
import { LongText } from '../src/ui/text/long-text'
import { MetaLine } from '../src/ui/text/meta-line'
import { PlainList } from '../src/ui/text/plain-list'
import { QuietText } from '../src/ui/text/quiet-text'
import { SectionHeading } from '../src/ui/text/section-heading'
import { Wordmark } from '../src/ui/wordmark'
import { Example } from './example'

const remark = 'She prefers teak to veneer and asked for the kitchen first. '.repeat(12)
const letter =
  '<p>Dear <b>Asha</b>, here is <a href="https://studio.example/plan">the plan</a>.</p><ul><li>Kitchen</li><li>Two bedrooms</li></ul><blockquote>When can we begin?</blockquote>'
const site = [
  ['City', 'Bengaluru'],
  ['Budget', '₹18,50,000'],
  ['Scope', 'Full home'],
  ['Possession', ''],
] as const

export function TextExamples() {
  return (
    <>
      <Example name="texts" width={480}>
        <Stack gap={12}>
          <Wordmark />
          <SectionHeading>
            Section heading <span>12</span>
          </SectionHeading>
          <QuietText>Quiet text explains what is above it.</QuietText>
          <QuietText size="small">Small, for what is only looked up.</QuietText>
          <MetaLine
            pieces={[
              'Today, 11:30 AM',
              <a key="name" data-link href="#meta">
                Asha Menon
              </a>,
              '',
              'Bengaluru',
            ]}
          />
          <div>
            <Chip>Sales Head</Chip>
          </div>
          <div style={{ width: 220 }}>
            <Ellipsis text="A name that is longer than its place ends in dots" />
          </div>
        </Stack>
      </Example>
      <Example name="long-text" width={480}>
        <LongText text={remark} />
      </Example>
      <Example name="safe-html" width={480}>
        <SafeHtml html={letter} />
      </Example>
      <Example name="plain-list" width={320}>
        <PlainList isDivided label="People">
          <li>Asha Menon</li>
          <li>Ravi Shankar</li>
          <li>Fatima Sheikh</li>
        </PlainList>
      </Example>
      <Example name="facts">
        <Stack gap={16}>
          <Facts layout="cells" columns={4} isFramed facts={site} />
          <Facts layout="rows" facts={site.slice(0, 2)} />
          <Facts layout="line" facts={site.slice(0, 3)} />
        </Stack>
      </Example>
    </>
  )
}
