import { copyTexts as texts } from '@foyer/contract/kit/screen-texts'
import { showToast } from './toasts/toast'

/** Not every browser lets a page do it; then the text is selected, and it takes one key more. */
export async function copyText(text: string, select: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'ok', text: texts.copied })
  } catch {
    select()
    showToast({ kind: 'problem', text: texts.copyFailed })
  }
}
