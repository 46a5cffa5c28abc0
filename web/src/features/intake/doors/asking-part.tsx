import { doorLimits } from '@foyer/contract/intake/doors/limits'
import type { Door } from '@foyer/contract/intake/doors/model'
import { doorPageTexts as texts } from '@foyer/contract/intake/messages/lead-sources'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard'
import { Sheet, SheetPart } from '../../../ui/dialogs/sheet'
import { TextField } from '../../../ui/form/fields/text-field'
import { Row, Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import { useMoment } from './moment'
import { useEditDoor } from './use-doors'

/** IndiaMART can be asked instead: with the key of the firm, which is not shown again. */
export function AskingPart({ door }: { door: Door }) {
  const [key, setKey] = useState('')
  const edit = useEditDoor()
  const inWords = useMoment()
  const { isAsking, fetchedUntil } = door
  const until = fetchedUntil ? texts.askingOn(inWords(fetchedUntil)) : texts.askingSoon
  const save = (secret: string) =>
    edit.mutate({ id: door.id, kind: 'key', secret }, { onSuccess: () => setKey('') })
  return (
    <Sheet title={texts.asking}>
      <SheetPart>
        <Stack gap={12}>
          <QuietText>{isAsking ? until : texts.askingOff}</QuietText>
          <TextField
            label={texts.key}
            value={key}
            onChange={setKey}
            readOnly={edit.isPending}
            max={doorLimits.secret.max}
            autoComplete="off"
            note={door.isAsking ? texts.keyKept : undefined}
          />
          <Row>
            <Button
              disabled={!key.trim() || key.length > doorLimits.secret.max}
              loading={edit.isPending}
              onClick={() => save(key.trim())}
            >
              {texts.saveKey}
            </Button>
            {door.isAsking && (
              <Button variant="default" onClick={() => save('')}>
                {texts.removeKey}
              </Button>
            )}
          </Row>
        </Stack>
      </SheetPart>
      <LeaveGuard isChanged={key.trim() !== ''} isSaving={edit.isPending} />
    </Sheet>
  )
}
