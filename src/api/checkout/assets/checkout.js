// What scripts add to the page: it follows the payment live, counts the time down and copies. All words and states are the
// server's: when something has changed, the page is asked for again and takes the place of what is shown.

const POLL_EVERY_MS = 5_000;
/** Longer than the pauses in which the server says that it is still there. */
const LONGEST_SILENCE_MS = 40_000;
const COPIED_FOR_MS = 2_000;

const main = document.querySelector('main');
const said = document.getElementById('said');
const offline = document.getElementById('offline');
const { path, page: pageAddress } = main.dataset;

let silence;
let countdown;
let refreshing;

/** Shows the page as it is now, unless it is shown already. */
async function refresh() {
  const answer = await fetch(pageAddress, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The page answered ${answer.status}.`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const next = page.querySelector('main');
  if (next.dataset.version === main.dataset.version) return;
  const hadFocus = main.contains(document.activeElement);
  document.title = page.title;
  main.className = next.className;
  Object.assign(main.dataset, next.dataset);
  main.replaceChildren(...next.childNodes);
  const heading = main.querySelector('h1');
  said.textContent = heading.textContent;
  if (hadFocus) heading.focus();
  enliven();
}

/** Refreshes, one after the other: news may come faster than pages. */
function refreshSoon() {
  refreshing = (refreshing ?? Promise.resolve()).then(refresh).then(
    () => isConnected(true),
    () => isConnected(false),
  );
  return refreshing;
}

function isConnected(isThere) {
  offline.textContent = isThere ? '' : offline.dataset.text;
}

/** Makes what was just put on the page work. */
function enliven() {
  clearInterval(countdown);
  const time = main.querySelector('time[data-left-ms]');
  if (time) {
    const endsAt = performance.now() + Number(time.dataset.leftMs);
    const show = () => {
      const leftMs = endsAt - performance.now();
      time.textContent = clock(leftMs);
      if (leftMs > 0) return;
      clearInterval(countdown);
      void refreshSoon();
    };
    show();
    countdown = setInterval(show, 1_000);
  }
  for (const button of main.querySelectorAll('button[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => copy(button));
  }
}

/** Time left as a clock shows it: 59:07, 1:00:00. */
function clock(leftMs) {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] > 0 ? parts : parts.slice(1);
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

async function copy(button) {
  const text = button.textContent;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
  } catch {
    // Where the clipboard is refused, as without https, what is to be copied is selected.
    getSelection().selectAllChildren(button.previousElementSibling);
    return;
  }
  button.textContent = button.dataset.copied;
  said.textContent = button.dataset.copied;
  setTimeout(() => {
    button.textContent = text;
  }, COPIED_FOR_MS);
}

/** Follows the payment by server-sent events; by asking again and again where there are none. */
function follow() {
  const events = new EventSource(`${path}/events`);
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, LONGEST_SILENCE_MS);
    isConnected(true);
  };
  const giveUp = () => {
    clearTimeout(silence);
    events.close();
    void poll();
  };
  events.addEventListener('still', heard);
  events.addEventListener('change', ({ data }) => {
    heard();
    const { version, isFinal } = JSON.parse(data);
    if (version !== main.dataset.version) void refreshSoon();
    if (!isFinal) return;
    clearTimeout(silence);
    events.close();
  });
  events.addEventListener('error', () => {
    // A stream that broke off is opened again by the browser; one that was refused is not.
    if (events.readyState === EventSource.CLOSED) giveUp();
  });
  heard();
}

async function poll() {
  await refreshSoon();
  if (main.dataset.final !== 'true') setTimeout(() => void poll(), POLL_EVERY_MS);
}

enliven();
if (main.dataset.final !== 'true') follow();
