// Prints the receipt. Without scripts, the browser's own menu does.
const button = document.querySelector('[data-print]');
button.hidden = false;
button.addEventListener('click', () => print());
