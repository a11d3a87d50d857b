<?php

declare(strict_types=1);

/** The frame of this site's pages: who reads, the head, the header, the config. */
final class Page
{
    public readonly array $me;
    public readonly array $permissions;
    public readonly string $key;
    public readonly string $nonce;
    /** @var list<string> Keys of the add-ons that the forum has switched on. */
    public readonly array $addons;
    /** @var list<string> Origins of the sites that may show a page in a frame. */
    private readonly array $sites;

    public function __construct(public readonly Forum $forum)
    {
        $addons = getenv('INLAY_ADDONS');
        $this->addons = self::parts($addons === false ? 'badges,ranks,polls,qna,issues' : $addons);
        $this->sites = self::parts(getenv('INLAY_EMBED_HOSTS') ?: '');
        $this->nonce = base64_encode(random_bytes(18));
        $this->me = $forum->get('users/me');
        $this->permissions = $forum->get('users/$me/permissions', ['expand' => 'junctions']);
        $this->key = $this->isMember() ? $forum->transientKey() : '';
    }

    /** @return list<string> A setting that is a list, without the slashes at the ends of addresses. */
    private static function parts(string $setting): array
    {
        // A gap in its keys would make it an object in JSON.
        return array_values(array_filter(array_map(static fn ($part) => trim($part, ' /'), explode(',', $setting))));
    }

    public function isMember(): bool
    {
        return $this->me['userID'] > 0;
    }

    /** A permission that holds everywhere. What holds in a category only comes with its records. */
    public function can(string $permission): bool
    {
        foreach ($this->permissions['permissions'] as ['type' => $type, 'permissions' => $held]) {
            if ($type === 'global') {
                return $this->permissions['isAdmin'] || ($held[$permission] ?? false);
            }
        }
        return false;
    }

    public function inlay(): Inlay
    {
        return new Inlay(getenv('INLAY_DIST_DIR') ?: dirname(__DIR__, 2) . '/dist', nonce: $this->nonce);
    }

    /**
     * @param list<string> $widgets In the page, beside the header.
     * @param list<string> $now     Those that set in at once.
     * @param callable(Inlay): string $body
     * @param array{meta?: array, preload?: list<array>} $config What this page says beside what all of them do.
     */
    public function send(string $title, array $widgets, callable $body, array $now = [], array $config = []): void
    {
        $inlay = $this->inlay();
        $e = Inlay::text(...);
        header('Content-Type: text/html; charset=utf-8');
        header('Cache-Control: private, no-cache');
        // After Back a browser asks again once somebody else has signed in.
        header('Vary: Cookie');
        header('X-Content-Type-Options: nosniff');
        header('Referrer-Policy: strict-origin-when-cross-origin');
        header(
            "Content-Security-Policy: default-src 'self'; script-src 'nonce-$this->nonce' 'strict-dynamic'; "
            . "style-src 'self' 'nonce-$this->nonce'; img-src 'self' https: data:; form-action 'self'; "
            . Inlay::framing($this->sites) . "; base-uri 'none'; object-src 'none'; "
            . "require-trusted-types-for 'script'; trusted-types inlay",
        );
        echo <<<HTML
            <!doctype html>
            <html lang="en"{$this->theme()}>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>{$e($title)} - Brightwater Makers</title>
            {$inlay->head(['title-bar-hamburger', 'BulkActionsToast', ...$widgets], $now, addons: $this->addons)}
            {$this->frame($inlay)}
            <link rel="preload" href="/static/open-sans-latin-400-normal.woff2" as="font" type="font/woff2" crossorigin>
            <link rel="preload" href="/static/open-sans-latin-600-normal.woff2" as="font" type="font/woff2" crossorigin>
            <link rel="stylesheet" href="/forum.css">
            <link rel="icon" href="/logo.svg">
            {$inlay->config(array_merge_recursive($this->config(), $config))}
            </head>
            <body>
            {$inlay->icons()}
            {$this->form()}
            <a class="skip" href="#content">Skip to content</a>
            {$this->header()}
            <main id="content" tabindex="-1">
            {$body($inlay)}
            </main>
            <footer><p>Printed by PHP. <a href="/deployed">A page as deployed forums print it</a></p></footer>
            <script nonce="$this->nonce">0</script>
            </body>
            </html>

            HTML;
    }

    /** The one form of all buttons that send nothing but themselves, wherever they stand: `form="forum-form" formaction="…"`. */
    private function form(): string
    {
        return $this->isMember()
            ? '<form accept-charset="utf-8" id="forum-form" method="post" hidden><input type="hidden" name="TransientKey" value="' . Inlay::text($this->key) . '"></form>'
            : '';
    }

    /** What this page says to a site around it. Guests may be known there: the forum takes its tokens at `/entry/sso`. */
    private function frame(Inlay $inlay): string
    {
        $guest = ['guest' => ''] + (getenv('INLAY_SSO_SECRET') ? ['sso' => '/entry/sso'] : []);
        return $this->sites === [] ? '' : $inlay->frame($this->isMember() ? [] : $guest);
    }

    /** A dark site asks for a dark page; without a wish it follows the reader's system. */
    private function theme(): string
    {
        $theme = $_GET['theme'] ?? null;
        return in_array($theme, ['light', 'dark'], true) ? " data-inlay-theme=\"$theme\"" : '';
    }

    /** @return array{addons: list<string>, meta: array, preload: list<array>} What widgets would have to ask for, had the page not said it. */
    public function config(): array
    {
        return [
            'addons' => $this->addons,
            'meta' => [
                'context' => ['host' => '', 'conversationsEnabled' => true],
                'ui' => ['siteName' => 'Brightwater Makers', 'localeKey' => 'en', 'bannedPrivateProfile' => true],
                'emails' => ['enabled' => true, 'digest' => true],
                'mentionMinChars' => 1,
                'TransientKey' => $this->key,
                'titleBar' => ['logo' => ['name' => 'Brightwater Makers', 'imageUrl' => '/logo.svg'], 'navigation' => self::NAVIGATION],
            ],
            'preload' => [
                self::preload('users/me', $this->me),
                self::preload('users/$me/permissions', self::asMaps($this->permissions), ['expand' => 'junctions']),
                self::preload('locales', []),
            ],
        ];
    }

    /** An answer of the API that the page brings, so that nobody asks for it. */
    public static function preload(string $path, array $data, array $query = []): array
    {
        return ['method' => 'GET', 'path' => $path, 'query' => (object) $query, 'data' => $data];
    }

    private const NAVIGATION = [
        ['id' => 'posts', 'name' => 'Posts', 'url' => '/discussions'],
        ['id' => 'categories', 'name' => 'Categories', 'url' => '/categories'],
    ];

    /** `{}` of the API is an empty array here, and would go back out as `[]`. */
    private static function asMaps(array $permissions): array
    {
        foreach ($permissions['permissions'] as &$each) {
            $each['permissions'] = (object) $each['permissions'];
        }
        return $permissions;
    }

    /** Without script the header is links; with it the same place becomes the widget when it is first used. */
    private function header(): string
    {
        $e = Inlay::text(...);
        $links = implode('', array_map(
            static fn (array $item) =>
                "<li class=\"inl-title-bar__item\"><a class=\"inl-title-bar__link\" href=\"{$e($item['url'])}\">{$e($item['name'])}</a></li>",
            self::NAVIGATION,
        ));
        $here = rawurlencode($_SERVER['REQUEST_URI']);
        $link = static fn (string $href, string $name, string $more = '') =>
            "<a class=\"inl-button inl-button--text\" href=\"{$e($href)}\"$more><bdi>{$e($name)}</bdi></a>";
        $reader = $this->isMember()
            ? $link('/profile/notifications', 'Notifications', ' data-inlay-part="notifications"')
                . $link(own_path($this->me['url']), $this->me['name'], ' data-inlay-part="account"')
                . $link('/entry/signout', 'Sign Out')
            : $link("/entry/signin?target=$here", 'Sign In') . $link("/entry/register?target=$here", 'Register');
        $domains = in_array('qna', $this->addons, true)
            ? '<select class="inl-search__domain inl-focus" name="domain" aria-label="Search in"><option value="all_content">Everything</option><option value="questions">Questions</option></select>'
            : '';
        $icon = icon('search');
        $search = <<<HTML
            <form accept-charset="utf-8" class="inl-search inl-title-bar__search-form" role="search" aria-label="Site" action="/search">$domains<span class="inl-search__field"><input class="inl-search__input inl-focus" type="search" name="query" aria-label="Search Text" placeholder="Search" autocomplete="off" maxlength="500" data-inlay-part="search-words"><button class="inl-button inl-button--icon" type="submit" aria-label="Search">$icon</button></span></form>
            HTML;
        // On a narrow screen all of it is in a menu, which opens without script too.
        return <<<HTML
            <div id="titleBar" data-react="title-bar-hamburger"><header class="inl-root inl-title-bar" data-positioning="sticky-solid" data-layout="auto" data-state="shown">
            <div class="inl-title-bar__inner"><a class="inl-title-bar__logo" href="/"><img class="inl-title-bar__picture" src="/logo.svg" alt="" referrerpolicy="strict-origin"><span class="inl-title-bar__name">Brightwater Makers</span></a>
            <nav class="inl-title-bar__nav" aria-label="Site"><ul class="inl-title-bar__list">$links</ul></nav>$search<div class="inl-title-bar__entry">$reader</div></div>
            <div class="inl-title-bar__inner inl-title-bar__inner--compact"><details><summary class="inl-title-bar__icon" aria-label="Menu" data-inlay-part="menu"><svg class="inl-icon" aria-hidden="true" focusable="false"><use href="#inl-icon-menu"/></svg></summary>
            <div class="inl-title-bar__drop inl-title-bar__drop--start"><nav aria-label="Site"><ul class="inl-title-bar__links">$links</ul></nav><div class="inl-title-bar__entry">$reader</div></div></details>
            <a class="inl-title-bar__logo" href="/"><img class="inl-title-bar__picture" src="/logo.svg" alt="Brightwater Makers" referrerpolicy="strict-origin"></a>
            <details class="inl-title-bar__find"><summary class="inl-title-bar__icon" aria-label="Search" data-inlay-part="search">$icon</summary><div class="inl-title-bar__drop">$search</div></details></div></header></div>
            HTML;
    }
}
