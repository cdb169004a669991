/** How guides look, light and dark, down to the width of a phone. */
export const GUIDES_STYLE = `:root {
  color-scheme: light dark;
  --text: light-dark(#1b1b1f, #e6e6ea);
  --page: light-dark(#ffffff, #131316);
  --soft: light-dark(#f3f3f6, #1e1e23);
  --line: light-dark(#d5d5dc, #3a3a42);
  --link: light-dark(#0b57d0, #8ab4f8);
}
body {
  margin: 0 auto;
  max-width: 68rem;
  padding: 1rem;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.6 system-ui, sans-serif;
}
.skip {
  position: absolute;
  transform: translateY(-200%);
}
.skip:focus {
  transform: none;
  padding: 0.5rem;
  background: var(--page);
}
.top a {
  margin-right: 1rem;
}
a {
  color: var(--link);
}
main {
  min-width: 0;
}
main:focus {
  outline: none;
}
h1 {
  line-height: 1.2;
}
#contents {
  margin-top: 1rem;
}
#contents p {
  margin: 0.75rem 0 0.25rem;
  font-weight: 600;
}
#contents ul {
  margin: 0;
  padding: 0;
  list-style: none;
}
#contents li a {
  display: block;
  padding: 0.25rem 0.5rem;
  border-radius: 0.25rem;
  text-decoration: none;
}
#contents a:hover {
  text-decoration: underline;
}
#contents [aria-current] {
  background: var(--soft);
  color: var(--text);
  font-weight: 600;
}
.code {
  position: relative;
}
.code button {
  position: absolute;
  top: 0.5rem;
  right: 0.5rem;
  min-height: 1.75rem;
  padding: 0 0.6rem;
  border: 1px solid var(--line);
  border-radius: 0.25rem;
  background: var(--page);
  color: var(--text);
  font: 0.8125rem system-ui, sans-serif;
  cursor: pointer;
}
pre {
  overflow-x: auto;
  padding: 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--soft);
  font-size: 0.875rem;
  line-height: 1.45;
}
.code pre {
  padding-top: 2.5rem;
}
code {
  font-family: ui-monospace, monospace;
}
:not(pre) > code {
  padding: 0.1em 0.3em;
  border-radius: 0.25rem;
  background: var(--soft);
  overflow-wrap: anywhere;
}
table {
  display: block;
  overflow-x: auto;
  border-collapse: collapse;
}
th,
td {
  padding: 0.35rem 0.6rem;
  border: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
}
.neighbors {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  margin-top: 2rem;
  padding-top: 1rem;
  border-top: 1px solid var(--line);
}
.neighbors small {
  display: block;
  color: var(--text);
}
.neighbors [rel='next'] {
  margin-left: auto;
  text-align: right;
}
#status {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
}
@media (min-width: 60rem) {
  .columns {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: 2.5rem;
  }
  #contents {
    position: sticky;
    top: 1rem;
    align-self: start;
    max-height: calc(100vh - 2rem);
    overflow-y: auto;
  }
}
@media (max-width: 40rem) {
  pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  table {
    display: table;
    overflow-wrap: anywhere;
  }
}
`;

/** Folds the contents on narrow windows, and adds a button to each sample that copies it. */
export const GUIDES_SCRIPT = `const status = document.getElementById('status');
document.getElementById('contents').open = matchMedia('(min-width: 60rem)').matches;

// Browsers have a clipboard only by https, and on the machine itself.
if (navigator.clipboard) for (const sample of document.querySelectorAll('pre')) addCopyButton(sample);

function addCopyButton(sample) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(sample.textContent.trimEnd());
      show(button, 'Copied');
    } catch {
      getSelection().selectAllChildren(sample);
      show(button, 'Selected');
    }
  });
  const frame = document.createElement('div');
  frame.className = 'code';
  sample.replaceWith(frame);
  frame.append(sample, button);
}

function show(button, text) {
  button.textContent = text;
  status.textContent = text;
  setTimeout(() => {
    button.textContent = 'Copy';
    status.textContent = '';
  }, 2000);
}
`;
