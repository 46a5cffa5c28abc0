import { clientProjectTexts as texts } from '@foyer/contract/client-area/messages'
import type { SharedFile } from '@foyer/contract/client-area/model'
import { sizeWords } from '@foyer/contract/files/size-words'
import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import { clientAreaEndpoints } from '@foyer/contract/wire/client-area'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconDownload, IconFile, IconFolder } from '@tabler/icons-react'
import { useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { call } from '../../api/client'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/flow'
import { EmptyState } from '../../ui/states/empty-state'
import { MetaLine } from '../../ui/text/meta-line'
import { PlainList } from '../../ui/text/plain-list'
import { showToast } from '../../ui/toasts/toast'
import { useCompanyDay } from '../accounts/use-company-day'
import styles from './client-page.module.css'
import { PictureDialog } from './picture-dialog'

const linksOf = (id: string) =>
  call(clientAreaEndpoints.file, { id }).catch((error) => {
    showToast({ kind: 'problem', text: wordsOf(error, texts.fileFailed) })
    return undefined
  })

/** A link works for some minutes, so it is asked for when it is used. */
async function save(id: string): Promise<void> {
  const links = await linksOf(id)
  if (links) window.location.assign(links.address)
}

export function ProjectFilesCard({ files }: { files: SharedFile[] }) {
  const [shown, setShown] = useState<{ file: SharedFile; picture: string }>()
  const open = async (file: SharedFile) => {
    if (!file.picture) return save(file.id)
    const links = await linksOf(file.id)
    if (links?.picture) setShown({ file, picture: links.picture })
  }
  return (
    <Card title={texts.files}>
      {files.length === 0 ? (
        <EmptyState icon={IconFolder} title={texts.noFiles} hint={texts.noFilesHint} />
      ) : (
        <PlainList isDivided label={texts.files}>
          {files.map((file) => (
            <li key={file.id} className={styles.contact}>
              <FileButton file={file} onOpen={() => void open(file)} />
              <ActionIcon
                data-tap
                variant="subtle"
                aria-label={texts.downloadNamed(file.name)}
                onClick={() => void save(file.id)}
              >
                <IconDownload size={18} stroke={1.6} />
              </ActionIcon>
            </li>
          ))}
        </PlainList>
      )}
      {shown && (
        <PictureDialog
          name={shown.file.name}
          picture={shown.picture}
          onSave={() => void save(shown.file.id)}
          onClose={() => setShown(undefined)}
        />
      )}
    </Card>
  )
}

function FileButton({ file, onOpen }: { file: SharedFile; onOpen: () => void }) {
  const { timeZone } = useCompanyDay()
  const { name, picture, folder, size, sharedAt } = file
  return (
    <UnstyledButton className={styles.file} onClick={onOpen}>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" loading="lazy" />
      ) : (
        <span className={styles.picture} data-ink="3">
          <IconFile size={22} stroke={1.4} aria-hidden />
        </span>
      )}
      <Stack gap={2}>
        <strong>{name}</strong>
        <MetaLine pieces={[folder, sizeWords(size), formatDay(calendarDateOf(sharedAt, timeZone))]} />
      </Stack>
    </UnstyledButton>
  )
}
