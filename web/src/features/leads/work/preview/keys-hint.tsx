import { keyTexts as texts } from '@foyer/contract/leads/messages/preview'
import { ActionIcon, Popover } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { Fragment } from 'react'
import classes from './preview.module.css'

/** Which keys there are while leads are worked through. */
export function KeysHint() {
  return (
    <Popover position="top-start" width={300} withRoles>
      <Popover.Target>
        <ActionIcon aria-label={texts.title} title={texts.title}>
          <IconKeyboard size={18} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.title}>
        <dl className={classes.keys}>
          {texts.keys.map(({ keys, text }) => (
            <Fragment key={text}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  )
}
