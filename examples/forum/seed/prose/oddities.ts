/** Posts that a page must survive: other scripts, long words, emoji, and text that looks like an attack. */
export const oddities: readonly { title: string; html: string; categoryUrlcode: string }[] = [
  {
    categoryUrlcode: 'introductions',
    title: 'تحية من ورشة صغيرة في عمّان',
    html: '<p dir="rtl" lang="ar">مرحبًا بالجميع. أعمل في ورشة صغيرة فوق سطح البيت، وأصلح الكراسي القديمة وأجهزة الراديو. أقرأ المنتدى منذ سنة، وتعلّمت منه الكثير عن النجارة اليدوية.</p><p dir="rtl" lang="ar">سؤالي الأول: ما أفضل زيت لخشب الزيتون؟</p>',
  },
  {
    categoryUrlcode: 'introductions',
    title: 'שלום מחיפה: סדנה קטנה עם נוף לים',
    html: '<p dir="rtl" lang="he">שלום לכולם. אני משפץ אופניים ישנים ומנסה ללמוד נגרות. יש לי שולחן עבודה אחד, שני אזמלים טובים והרבה סבלנות.</p>',
  },
  {
    categoryUrlcode: 'baking',
    title: '日本の食パンを小さなオーブンで焼く',
    html: '<p lang="ja">湯種を使うと、三日目でもやわらかいです。粉の二割を熱湯でこねて、一晩冷蔵庫で休ませます。</p><p>In short: scald a fifth of the flour, leave it in the fridge overnight, and the loaf stays soft for three days.</p>',
  },
  {
    categoryUrlcode: 'help',
    title: 'Does <script>alert("hello")</script> in a title do anything? (It should not)',
    html: '<p>I collect titles that break forums. So far so good: <code>&lt;img src=x onerror=alert(1)&gt;</code> is only text here, and so is <code>{{constructor.constructor("return 1")()}}</code>.</p>',
  },
  {
    categoryUrlcode: 'help',
    title: "\"><svg/onload=confirm(1)> & other 'quotes' – with ampersands & entities &amp;",
    html: '<p>Testing the quotes again: "double", \'single\', &amp;amp;, &lt;b&gt;not bold&lt;/b&gt;, and a backslash \\.</p>',
  },
  {
    categoryUrlcode: 'help',
    title: 'A widget tag in a post stays a post',
    html: '<p>Somebody asked whether a post can carry a widget. It cannot; this is only an empty box with data on it:</p><div data-react="ReactionBar" data-props=\'{"recordType":"comment","recordID":1,"reactions":[]}\'>Just a box.</div><p>And this name opens a card, because it carries nothing but a number: <a class="js-userCard" data-userid="2" href="/profile/2/moderator">moderator</a>.</p>',
  },
  {
    categoryUrlcode: 'electronics',
    title:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsschild: photographs of the longest sign in my collection',
    html: '<p>It is enamel on steel, 2.4 metres wide, and it says: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.</p><pre><code>width=2400 height=310 screws=14 colour=#003366 maker=unknown year=1912 place=Vienna condition=fair remarks=one-corner-missing</code></pre>',
  },
  {
    categoryUrlcode: 'bicycles',
    title: '🚲🔧🌧️ forty kilometres in the rain 🌧️🔧🚲',
    html: '<p>👩‍🔧 fixed the chain, 👨‍👩‍👧‍👦 waited under a bridge, 🏴󠁧󠁢󠁳󠁣󠁴󠁿 won. Worth it. ☕</p>',
  },
  {
    categoryUrlcode: 'woodworking',
    title: 'A table of woods that I have worked with, and what they did to my tools',
    html: '<table><thead><tr><th>Wood</th><th>Planes</th><th>Smell</th></tr></thead><tbody><tr><td>Oak</td><td>well, when sharp</td><td>vinegar</td></tr><tr><td>Pear</td><td>like butter</td><td>faint</td></tr><tr><td>Larch</td><td>in long splinters</td><td>forest</td></tr><tr><td>Box</td><td>slowly</td><td>none</td></tr></tbody></table><blockquote class="post-quote"><p>A dull plane makes an honest man swear.</p></blockquote><ul><li>Sharpen first.</li><li>Then sharpen again.</li></ul><p>What the cabinet in the last picture is made of, for those who would like to guess first:</p><details class="spoiler"><p>Pear, all of it, even the back.</p></details><details><summary>How I sharpen</summary><p>A coarse stone, a fine one, and a strop of old belt. Five minutes a plane.</p></details><details><summary>Where the wood came from</summary><p>The oak was a gate, the pear a storm, the larch a neighbour’s shed.</p></details><p>And what my teacher wrote about it, whole:</p><blockquote class="post-quote"><p>Wood is never finished with you. You plane it in March and it moves in August.</p><p>Leave it in the room where it is to stand, for as long as you can bear to look at it.</p><p>Cut it too long. Look at it again the next day. Then cut it.</p><p>Never throw away the piece that is left over: it is the one you will need.</p><p>Oil it once a day for a week, once a week for a month, once a month for a year.</p><p>After that, let those who use it do the polishing.</p></blockquote>',
  },
];
