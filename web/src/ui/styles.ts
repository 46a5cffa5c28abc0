import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@fontsource-variable/figtree/wght.css'
import '@fontsource/newsreader/500.css'
import './tokens.css'
import './base.css'

// A build takes the style of each component along with it, see build/component-styles.ts.
if (import.meta.env.DEV) void import('@mantine/core/styles.layer.css')
