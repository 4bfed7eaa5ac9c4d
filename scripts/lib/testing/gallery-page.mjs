/**
 * A page that shows pictures one by one: arrow keys leaf through them, the lists narrow them. A picture is named
 * `screen.state.language.width.png`.
 * @param {string[]} names
 */
export function galleryPage(names) {
  const pictures = names.map((name) => name.split('.').slice(0, 4)).sort();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { margin: 0; font: 16px system-ui; background: #ddd; }
  header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 1em; padding: .5em 1em; background: #fff; }
  img { display: block; max-width: 100%; margin: 1em auto; box-shadow: 0 0 8px #0006; }
</style>
<header><span id="lists"></span><button id="back">←</button><button id="on">→</button><output id="name"></output><a id="text">as it is read aloud</a></header>
<img id="picture" alt="">
<script>
  const all = ${JSON.stringify(pictures)};
  const titles = ['every screen', 'every state', 'both languages', 'every width'];
  const at = (id) => document.getElementById(id);
  let place = 0;
  const lists = titles.map((title, part) => {
    const list = at('lists').appendChild(document.createElement('select'));
    list.ariaLabel = title;
    list.add(new Option(title, ''));
    for (const value of new Set(all.map((picture) => picture[part]))) list.add(new Option(value));
    list.onchange = () => { place = 0; show(); };
    return list;
  });
  function show() {
    const shown = all.filter((picture) => lists.every(({ value }, part) => !value || picture[part] === value));
    place = (place + shown.length) % (shown.length || 1);
    const name = shown[place]?.join('.');
    at('picture').src = name ? name + '.png' : '';
    at('name').value = name ? (place + 1) + ' of ' + shown.length + ': ' + name : 'none';
    at('text').href = name ? [shown[place][0], shown[place][2], 'txt'].join('.') : '';
    scrollTo(0, 0);
  }
  const leaf = (by) => { place += by; show(); };
  at('back').onclick = () => leaf(-1);
  at('on').onclick = () => leaf(1);
  onkeydown = ({ key }) => { if (key === 'ArrowLeft') leaf(-1); if (key === 'ArrowRight') leaf(1); };
  show();
</script>
</html>
`;
}
