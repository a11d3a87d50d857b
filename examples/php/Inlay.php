<?php

declare(strict_types=1);

/**
 * Sets Inlay's widgets into pages that PHP prints. Copy this file: it needs PHP 8.1 and the folder that Inlay is built
 * into, nothing else.
 *
 *     $inlay = new Inlay(dist: '/srv/inlay/dist', base: '/inlay', nonce: $nonce);
 *     echo $inlay->head(['ReactionBar', 'UserCard'], now: ['UserCard']);   // in the head
 *     echo $inlay->frame(['guest' => '']);                                 // there too, where sites may embed the page
 *     echo $inlay->config(['meta' => […], 'preload' => […]]);              // once, anywhere
 *     echo $inlay->icons();                                                // at the top of the body
 *     echo $inlay->widget('UserCard', ['userID' => 5], '<p>Ada</p>');      // where it belongs
 */
final class Inlay
{
    /** @var array<string, mixed>|null Null until Inlay is built: the page is then its own plain HTML. */
    private readonly ?array $manifest;
    private readonly string $vouched;

    /**
     * @param string $dist  Folder of the built runtime; `manifest.json` is in there.
     * @param string $base  Where that folder is served from, without a slash at its end: a path or an https address.
     * @param string $nonce Of the page's Content-Security-Policy; empty for pages that have none.
     */
    public function __construct(
        private readonly string $dist,
        private readonly string $base = '/inlay',
        string $nonce = '',
    ) {
        $known = is_file("$dist/manifest.json") ? json_decode((string) file_get_contents("$dist/manifest.json"), true) : null;
        $this->manifest = isset($known['page'], $known['preload'], $known['loader'], $known['keep'], $known['widgets'], $known['addons']) ? $known : null;
        $this->vouched = $nonce === '' ? '' : ' nonce="' . self::text($nonce) . '"';
    }

    /**
     * The script that keeps presses, stylesheets, the loader, and preloads last, so as not to delay it. Unknown names are passed over.
     *
     * @param list<string> $names  Widgets whose server HTML the page holds: with their stylesheets here nothing jumps.
     * @param list<string> $now    Those that set in as soon as the page is there: their code is fetched ahead.
     * @param array<string, string> $words `failed`, `retry`: of the box that offers another try, when not English.
     * @param list<string> $addons Those that the page's config switches on.
     */
    public function head(array $names, array $now = [], array $words = [], array $addons = []): string
    {
        if ($this->manifest === null) {
            return '';
        }
        ['page' => $page, 'preload' => $first, 'widgets' => $widgets, 'addons' => $all, 'loader' => $loader] = $this->manifest;
        $chunks = static fn (array $known, array $list): array =>
            array_values(array_intersect_key($known, array_flip(array_map(strtolower(...), $list))));
        $shown = [$page, ...$chunks($widgets, [...$names, ...$now]), ...$chunks($all, $addons)];
        $soon = $chunks($widgets, $now);
        return "<script$this->vouched>{$this->manifest['keep']['code']}</script>\n"
            . $this->links('stylesheet', array_merge(...array_column($shown, 'css')))
            . $this->script('async fetchpriority="high"', $loader, $words)
            . ($soon === [] ? '' : $this->links('modulepreload', array_merge($first, ...array_column($soon, 'imports'), ...[$soon])));
    }

    /**
     * The script of a page in a site's frame; nothing where the browser says that the page stands by itself.
     *
     * @param array<string, string> $facts For guests `guest` and `sso`, where tokens go; words `blocked`, `tab`, `again`.
     */
    public function frame(array $facts = []): string
    {
        $isAlone = ($_SERVER['HTTP_SEC_FETCH_DEST'] ?? '') === 'document';
        return $isAlone || $this->manifest === null ? '' : $this->script('defer', $this->manifest['frame'], $facts);
    }

    /** Which sites may show the page in a frame, as a part of its policy: `Inlay::framing(['https://acme.example'])`. */
    public static function framing(array $sites): string
    {
        $wrong = preg_grep('~^https?://[a-z0-9.-]+(:\d+)?$~D', $sites, PREG_GREP_INVERT);
        $wrong === [] || throw new InvalidArgumentException('"' . current($wrong) . '" is no origin of a site.');
        return implode(' ', ["frame-ancestors 'self'", ...$sites]);
    }

    /** The page's config, `#inlay-page`: `meta`, `translations` and `preload`, as the guide describes them. */
    public function config(array $config): string
    {
        return "<script type=\"application/json\" id=\"inlay-page\"$this->vouched>" . self::json((object) $config) . "</script>\n";
    }

    /** The icons that server HTML may show: `<svg class="inl-icon"><use href="#inl-icon-reply"/></svg>`. */
    public function icons(): string
    {
        $file = "$this->dist/" . ($this->manifest['icons']['file'] ?? '');
        // `hidden` hides HTML, not an SVG by itself.
        return is_file($file) ? '<div hidden>' . file_get_contents($file) . '</div>' : '';
    }

    /** A widget's tag. `$html` is HTML already: what readers see until the widget is there, and where it cannot be. */
    public function widget(string $name, array $props = [], string $html = '', array $attributes = []): string
    {
        $own = ['data-react' => $name, 'data-props' => self::json((object) $props)]; // An empty PHP array would be a list.
        // The loader knows no widget: what sleeps says so.
        $when = $this->manifest['widgets'][strtolower($name)]['facts']['when'] ?? 'visible';
        $attributes += ['data-inlay-when' => $when === 'visible' ? null : $when];
        return '<div' . $this->attributes($own + $attributes) . ">$html</div>";
    }

    /** Text for HTML, in an attribute too. Bytes that are no UTF-8 become U+FFFD; the rest of the text stays. */
    public static function text(string|int|float|null $text): string
    {
        return htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
    }

    /** JSON for a script: nothing in it can end one. Throws `JsonException` for what has no JSON (INF, a circle). */
    public static function json(mixed $value): string
    {
        // Without JSON_UNESCAPED_LINE_TERMINATORS: U+2028 and U+2029 stay escapes.
        $safe = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;
        $readable = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE;
        return json_encode($value, $safe | $readable | JSON_THROW_ON_ERROR);
    }

    private function links(string $relation, array $files): string
    {
        $html = '';
        // From another host only what it shares can be checked.
        $origin = preg_match('#^(https?:)?//#i', $this->base) ? 'anonymous' : null;
        foreach (array_column($files, 'integrity', 'file') as $file => $integrity) {
            $link = ['rel' => $relation, 'href' => "$this->base/$file", 'integrity' => $integrity, 'crossorigin' => $origin];
            $html .= '<link' . $this->attributes($link) . $this->vouched . ">\n";
        }
        return $html;
    }

    private function script(string $when, array $file, array $data): string
    {
        $own = ['src' => "$this->base/{$file['file']}", 'integrity' => $file['integrity'], 'crossorigin' => 'anonymous'];
        $more = array_combine(preg_filter('/^/', 'data-', array_keys($data)), $data);
        return "<script $when" . $this->attributes($own + $more) . $this->vouched . "></script>\n";
    }

    private function attributes(array $attributes): string
    {
        $html = '';
        foreach (array_filter($attributes, is_string(...)) as $name => $value) {
            preg_match('/^(?!on)[a-z][a-z0-9-]*$/D', (string) $name)
                || throw new InvalidArgumentException("\"$name\" is no attribute for a widget's tag.");
            $html .= " $name=\"" . self::text($value) . '"';
        }
        return $html;
    }
}
