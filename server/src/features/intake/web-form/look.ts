import { ink, lineColour, textOn } from '@foyer/contract/intake/web-form/colour'

/** The one block of style of the form. Light in every theme: it is shown inside pages that are. */
export const styleOf = (colour: string): string => `
:root{--firm:${colour};--on-firm:${textOn(colour)};--line:${lineColour(colour)};--ink:${ink};--quiet:#56605d;--edge:#8a9491;--wrong:#b3261e}
*{box-sizing:border-box}
body{margin:0;background:#f3f5f4;color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
main{max-width:38rem;margin:2.5rem auto;padding:2rem;background:#fff;border:1px solid #dfe4e2;border-top:4px solid var(--line);border-radius:10px}
body:has(.framed){background:#fff}
.framed main{max-width:none;margin:0;padding:1.25rem;border:0;border-top:4px solid var(--line);border-radius:0}
header{display:flex;align-items:center;gap:.75rem;margin-bottom:1.25rem}
header img{display:block;max-width:9rem;max-height:3.5rem;object-fit:contain}
header p{margin:0;font-weight:600}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}
.intro,.thanks{margin:0 0 1.5rem;color:var(--quiet);white-space:pre-line}
.thanks{color:var(--ink)}
.fields{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1.125rem 1rem}
.wide{grid-column:1/-1}
label{display:block;margin-bottom:.3rem;font-weight:600}
label span{color:var(--quiet);font-weight:400}
input,select,textarea{display:block;width:100%;min-height:2.875rem;padding:.6rem .75rem;border:1px solid var(--edge);border-radius:8px;background:#fff;color:var(--ink);font:inherit}
textarea{min-height:7rem;resize:vertical}
:focus-visible{outline:3px solid var(--line);outline-offset:2px}
.hint{margin:.3rem 0 0;color:var(--quiet);font-size:.875rem}
.problem{margin:.3rem 0 0;color:var(--wrong);font-size:.9375rem;font-weight:600}
[aria-invalid=true]{border-color:var(--wrong);box-shadow:inset 0 0 0 1px var(--wrong)}
.summary{margin:0 0 1.5rem;padding:.875rem 1rem;border:1px solid var(--wrong);border-left-width:4px;border-radius:8px;background:#fdf3f2}
.summary p{margin:0;font-weight:600}
.summary ul{margin:.25rem 0 0;padding-left:1.25rem}
.summary a{color:var(--wrong)}
.consent{display:flex;align-items:flex-start;gap:.625rem;font-weight:400;margin:0}
.consent input{flex:none;width:1.375rem;height:1.375rem;min-height:0;margin:.0625rem 0 0;accent-color:var(--line)}
button{display:block;width:100%;min-height:3rem;margin-top:1.5rem;padding:.75rem 1.25rem;border:1px solid var(--line);border-radius:8px;background:var(--firm);color:var(--on-firm);font:inherit;font-weight:600;cursor:pointer}
button:hover{box-shadow:inset 0 0 0 99px rgb(0 0 0 / .06)}
.again{color:var(--ink)}
.trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
@media (max-width:30rem){body{background:#fff}main{margin:0;padding:1.25rem;border-width:4px 0 0;border-radius:0}.fields{grid-template-columns:minmax(0,1fr)}}
`
