<?php

declare(strict_types=1);

/**
 * Sets Inlay's widgets into pages that PHP prints. Copy this file: it needs PHP 8.1 and the folder that Inlay is built
 * into, nothing else.
 *
 *     $inlay = new Inlay(dist: '/srv/inlay/dist', base: '/inlay', nonce: $nonce);
 *     echo $inlay->head(['ReactionBar', 'UserCard'], now: ['UserCard']);   // in the head
 *     echo $inlay->config(['meta' => […], 'preload' => […]]);              // once, anywhere
 *     echo $inlay->icons();                                                // at the top of the body
 *     echo $inlay->widget('UserCard', ['userID' => 5], '<p>Ada</p>');      // where it belongs
 */
final class Inlay
{
    /** @var array<string, mixed>|null Null until Inlay is built: the page is then its own plain HTML. */
    private ?array $manifest;

    /**
     * @param string $dist  Folder of the built runtime; `manifest.json` is in there.
     * @param string $base  Where that folder is served from, without a slash at its end: a path or an https address.
     * @param string $nonce Of the page's Content-Security-Policy; empty for pages that have none.
     */
    public function __construct(
        private readonly string $dist,
        private readonly string $base = '/inlay',
        private readonly string $nonce = '',
    ) {
        $path = "$dist/manifest.json";
        $manifest = is_file($path) ? json_decode((string) file_get_contents($path), true) : null;
        $this->manifest = is_array($manifest) ? $manifest : null;
    }

    /**
     * Stylesheets, preloads and the loader.
     *
     * @param list<string> $names Widgets whose server HTML the page holds: their stylesheets go into the head, so that
     *                            nothing jumps. Names without a widget of ours are passed over.
     * @param list<string> $now   Those that set in as soon as the page is there: their code is fetched ahead.
     * @param array{failed?: string, retry?: string} $words Of the box that offers another try, when it is not English.
     * @param list<string> $addons Those that the page's config switches on.
     */
    public function head(array $names, array $now = [], array $words = [], array $addons = []): string
    {
        if ($this->manifest === null) {
            return '';
        }
        $chunks = static fn (array $all, array $list): array => array_values(array_filter(
            array_map(static fn (string $name) => $all[strtolower($name)] ?? null, $list),
        ));
        $page = $this->manifest['page'];
        $shown = [$page, ...$chunks($this->manifest['widgets'], [...$names, ...$now])];
        $shown = [...$shown, ...$chunks($this->manifest['addons'], $addons)];
        $soon = $chunks($this->manifest['widgets'], $now);
        $ahead = $soon === [] ? [] : [$page, ...$soon];
        $html = $this->links('stylesheet', array_merge(...array_column($shown, 'css')), ' data-inlay-css');
        $html .= $this->links('modulepreload', array_merge(...array_column($ahead, 'imports'), ...[$ahead]));
        $loader = $this->manifest['loader'];
        // Its name never changes, so the query has to: an older copy in a cache would fail the check.
        $source = "$this->base/{$loader['file']}?v=" . rawurlencode(substr($loader['integrity'], -12));
        $html .= '<script async' . $this->attributes([
            'src' => $source,
            'integrity' => $loader['integrity'],
            'crossorigin' => 'anonymous',
            'data-failed' => $words['failed'] ?? null,
            'data-retry' => $words['retry'] ?? null,
        ]) . $this->nonce() . "></script>\n";
        return $html;
    }

    /** The page's config, `#inlay-page`: `meta`, `translations` and `preload`, as the guide describes them. */
    public function config(array $config): string
    {
        $json = self::json((object) $config);
        return '<script type="application/json" id="inlay-page"' . $this->nonce() . ">$json</script>\n";
    }

    /** The icons that server HTML may show: `<svg class="inl-icon"><use href="#inl-icon-reply"/></svg>`. */
    public function icons(): string
    {
        $file = $this->manifest['icons']['file'] ?? null;
        // `hidden` hides HTML, not an SVG by itself.
        return is_string($file) ? '<div hidden>' . file_get_contents("$this->dist/$file") . '</div>' : '';
    }

    /**
     * A widget's tag.
     *
     * @param array<string, mixed> $props
     * @param string $html What readers see until the widget is there, and where it cannot be. It is HTML already.
     * @param array<string, string> $attributes Further ones: `['data-inlay-when' => 'interaction']`.
     */
    public function widget(string $name, array $props = [], string $html = '', array $attributes = []): string
    {
        // An empty PHP array would be a list.
        $own = ['data-react' => $name, 'data-props' => self::json((object) $props)];
        return '<div' . $this->attributes($own + $attributes) . ">$html</div>";
    }

    /** Text for HTML, in an attribute too. Bytes that are no UTF-8 become U+FFFD; the rest of the text stays. */
    public static function text(string|int|float|null $text): string
    {
        return htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
    }

    /**
     * JSON that can stand in a script: nothing in it can end one, open a comment or break a line of JavaScript.
     * Throws `JsonException` for what has no JSON (INF, a resource, a circle).
     */
    public static function json(mixed $value): string
    {
        $safe = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;
        // Without JSON_UNESCAPED_LINE_TERMINATORS: U+2028 and U+2029 stay escapes.
        $readable = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE;
        return json_encode($value, $safe | $readable | JSON_THROW_ON_ERROR);
    }

    /** @param list<array{file: string, integrity: string}> $files Each is linked once, however many widgets share it. */
    private function links(string $relation, array $files, string $more = ''): string
    {
        $html = '';
        // From another host only what it shares can be checked.
        $origin = str_starts_with($this->base, 'http') ? 'anonymous' : null;
        foreach (array_column($files, 'integrity', 'file') as $file => $integrity) {
            $link = ['rel' => $relation, 'href' => "$this->base/$file", 'integrity' => $integrity, 'crossorigin' => $origin];
            $html .= '<link' . $this->attributes($link) . $this->nonce() . "$more>\n";
        }
        return $html;
    }

    private function attributes(array $attributes): string
    {
        $html = '';
        foreach (array_filter($attributes, is_string(...)) as $name => $value) {
            if (!preg_match('/^[a-z][a-z0-9-]*$/D', (string) $name) || str_starts_with((string) $name, 'on')) {
                throw new InvalidArgumentException("\"$name\" is no attribute for a widget's tag.");
            }
            $html .= " $name=\"" . self::text($value) . '"';
        }
        return $html;
    }

    private function nonce(): string
    {
        return $this->nonce === '' ? '' : ' nonce="' . self::text($this->nonce) . '"';
    }
}
