import { type StarterPack, starterPacks } from '@foyer/contract/company/starter-packs'
import { starterPackTexts as texts } from '@foyer/contract/onboarding/messages'
import {
  starterDesignations,
  starterSources,
  starterStages,
  starterTags,
} from '@foyer/contract/onboarding/starter-content'
import { CheckField } from '../../ui/form/fields/check-field'
import { Stack } from '../../ui/layout/flow'
import { QuietText } from '../../ui/text/quiet-text'
import { SectionHeading } from '../../ui/text/section-heading'

const contents: Record<StarterPack, string> = {
  pipeline: starterStages.join(', '),
  rules: texts.rules,
  sources: starterSources.join(', '),
  designations: starterDesignations.join(', '),
  tags: starterTags.map(({ name }) => name).join(', '),
}

interface PackFieldsProps {
  /** What the firm has not taken yet. */
  offered: readonly StarterPack[]
  value: readonly StarterPack[]
  onChange: (packs: StarterPack[]) => void
  readOnly: boolean
}

/** What an interior firm can begin with, each to be left out. Rules stand between stages, so they need them. */
export function PackFields({ offered, value, onChange, readOnly }: PackFieldsProps) {
  if (offered.length === 0) return null
  const hasStages = value.includes('pipeline') || !offered.includes('pipeline')
  const set = (pack: StarterPack, isOn: boolean) =>
    onChange(starterPacks.filter((one) => (one === pack ? isOn : value.includes(one))))
  return (
    <Stack gap={10}>
      <SectionHeading>{texts.title}</SectionHeading>
      <QuietText>{texts.lead}</QuietText>
      {offered.map((pack) => (
        <CheckField
          key={pack}
          label={texts.pack[pack]}
          description={contents[pack]}
          value={value.includes(pack) && (pack !== 'rules' || hasStages)}
          onChange={(isOn) => set(pack, isOn)}
          disabled={pack === 'rules' && !hasStages}
          readOnly={readOnly}
        />
      ))}
    </Stack>
  )
}

/** What is taken of what is ticked. */
export const packsToTake = (
  offered: readonly StarterPack[],
  ticked: readonly StarterPack[],
): StarterPack[] => {
  const hasStages = ticked.includes('pipeline') || !offered.includes('pipeline')
  return offered.filter((pack) => ticked.includes(pack) && (pack !== 'rules' || hasStages))
}
