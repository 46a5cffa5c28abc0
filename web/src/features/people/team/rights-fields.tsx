import { features as allFeatures, type Feature, type Rights } from '@foyer/contract/accounts/model'
import { giftTexts, memberTexts } from '@foyer/contract/people/messages'
import type { Role, Standing } from '@foyer/contract/people/model'
import { type Gift, giftsOf, sameRights, singleRights } from '@foyer/contract/people/rules'
import { Text, Tooltip } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { SwitchField } from '../../../ui/form/fields/check-field'
import { QuietText } from '../../../ui/text/quiet-text'
import classes from '../people.module.css'

interface RightsFieldsProps {
  standing: Standing
  /** The chosen role, for comparing. */
  role: Role | undefined
  before: Standing
  own: Standing
  isBusy: boolean
  onRights: (rights: Rights) => void
  onFeatures: (features: Feature[]) => void
}

interface RightSwitchProps {
  gift: Gift
  isOn: boolean
  /** The one who looks does not have it, and so cannot give it. */
  isLocked: boolean
  isBusy: boolean
  onChange: (isOn: boolean) => void
}

function RightSwitch({ gift, isOn, isLocked, isBusy, onChange }: RightSwitchProps) {
  return (
    <Tooltip label={memberTexts.notYours} disabled={!isLocked} position="top-start">
      <div className={classes.right}>
        <SwitchField
          label={giftTexts[gift]}
          aria-label={giftTexts[gift]}
          description={isLocked ? memberTexts.notYours : undefined}
          value={isOn}
          disabled={isLocked || isBusy}
          onChange={onChange}
        />
        {isLocked && <IconLock size={14} stroke={1.8} aria-hidden />}
      </div>
    </Tooltip>
  )
}

/** Every single right and area. What the person had before can be given back, whoever looks. */
export function RightsFields({
  standing,
  role,
  before,
  own,
  isBusy,
  onRights,
  onFeatures,
}: RightsFieldsProps) {
  if (standing.isSuperAdmin) return <QuietText>{memberTexts.everything}</QuietText>
  const [held, had] = [giftsOf(own), giftsOf(before)]
  const isLocked = (gift: Gift, isOn: boolean) => !isOn && !held.has(gift) && !had.has(gift)
  const { rights, features } = standing
  const note =
    role && (sameRights(standing, role) ? memberTexts.isRole(role.name) : memberTexts.differs(role.name))
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{memberTexts.rights}</legend>
        {singleRights.map(({ id, has, set }) => (
          <RightSwitch
            key={id}
            gift={id}
            isOn={has(rights)}
            isLocked={isLocked(id, has(rights))}
            isBusy={isBusy}
            onChange={(isOn) => onRights(set(rights, isOn))}
          />
        ))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{memberTexts.areas}</legend>
        {allFeatures.map((feature) => {
          const isOn = features.includes(feature)
          return (
            <RightSwitch
              key={feature}
              gift={feature}
              isOn={isOn}
              isLocked={isLocked(feature, isOn)}
              isBusy={isBusy}
              onChange={(on) =>
                onFeatures(allFeatures.filter((name) => (name === feature ? on : features.includes(name))))
              }
            />
          )
        })}
      </fieldset>
      <Text role="status" fz="inherit" mih={18} c="var(--fy-ink-2)">
        {note}
      </Text>
    </>
  )
}
